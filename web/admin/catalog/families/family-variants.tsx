import type { Family } from '../../../../functions/catalog/families/contract.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { LoadFailure } from '../../page/load-failure.tsx';
import type { Versioned } from '../../resource.ts';
import { useLoaded } from '../../use-loaded.ts';
import { useUndone } from '../../use-undo.ts';
import { listVariants } from './families.ts';
import { VariantsForm } from './variants-form.tsx';

type FamilyVariantsProps = { stored: Versioned<Family>; onChanged: (now: Versioned<Family>) => void };

/** The variants of a family, as saved last. */
export function FamilyVariants({ stored, onChanged }: FamilyVariantsProps) {
  const { familyId, options } = stored.entity;
  const loading = useLoaded(['variants of family', familyId], () => listVariants(familyId));
  useUndone(loading.reload);
  const { data } = loading;
  return (
    <section aria-labelledby="variants-of-family" className="grid max-w-form gap-3">
      <h2 id="variants-of-family" className="text-title font-semibold">
        Variants
      </h2>
      <p className="text-small text-muted">
        Each is a product with its own code, prices and stock. The first one that is sold in a country is
        shown first.
      </p>
      <LoadFailure message="Error loading variants. Please try again." loading={loading} />
      {!data && !loading.problem && <Spinner label="Loading variants..." className="min-h-32" />}
      {data && (
        <VariantsForm
          key={JSON.stringify([data, options])}
          stored={stored}
          variants={data}
          onSaved={family => {
            onChanged(family);
            loading.reload();
          }}
        />
      )}
    </section>
  );
}
