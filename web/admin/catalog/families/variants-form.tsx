import { useRef, useState } from 'react';
import type { Family } from '../../../../functions/catalog/families/contract.ts';
import { MOST_VARIANTS } from '../../../../functions/contracts/family-limits.ts';
import { type ApiProblem, asProblem } from '../../../api/client.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Card } from '../../../ui/card.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { UnsavedChanges } from '../../../ui/unsaved-changes.tsx';
import { SaveBar } from '../../form/save-bar.tsx';
import { ProductCombobox } from '../../pricing/product-prices/product-combobox.tsx';
import type { Versioned } from '../../resource.ts';
import { reasonOf } from '../../unanswered.ts';
import { useUndo } from '../../use-undo.ts';
import { saveVariants, type Variant } from './families.ts';
import { VariantRow } from './variant-row.tsx';

type VariantsFormProps = {
  stored: Versioned<Family>;
  /** As stored, in display order. */
  variants: readonly Variant[];
  onSaved: (family: Versioned<Family>) => void;
};

const WORDS = { submit: 'Save Variants', busy: 'Saving...' };

export function VariantsForm({ stored, variants, onSaved }: VariantsFormProps) {
  const { familyId, familyName, options } = stored.entity;
  const [rows, setRows] = useState(variants);
  const [problem, setProblem] = useState<ApiProblem>();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const reason = useRef<HTMLDivElement>(null);
  const toast = useToast();
  const undo = useUndo();
  const isDirty = JSON.stringify(rows) !== JSON.stringify(variants);

  const change = (next: readonly Variant[]) => {
    setRows(next);
    setProblem(undefined);
  };
  function add(code: string, label: string) {
    const productCode = Number(code);
    if (code && !rows.some(row => row.productCode === productCode))
      change([...rows, { productCode, label, options: options.map(() => '') }]);
  }
  function move(row: Variant, to: number) {
    change(rows.filter(one => one !== row).toSpliced(to, 0, row));
    setSaid(`${row.label} moved to position ${to + 1} of ${rows.length}.`);
  }
  async function save() {
    setBusy(true);
    setProblem(undefined);
    try {
      const sent = rows.map(({ productCode, options: values }) => ({ productCode, options: values }));
      const saved = await saveVariants(familyId, { variants: sent }, stored.etag);
      toast({ text: `Variants of “${familyName}” saved.`, ...undo(saved.change) });
      onSaved(saved);
    } catch (error) {
      setProblem(asProblem(error));
    } finally {
      setBusy(false);
    }
  }

  const errorAt = (index: number) =>
    problem?.errors.find(({ path }) => path.startsWith(`variants.${index}.`))?.message;
  return (
    <form
      noValidate
      method="post"
      className="grid gap-5"
      onSubmit={event => {
        event.preventDefault();
        if (!busy) void save();
      }}
    >
      <p role="status" className="sr-only">
        {said}
      </p>
      {problem && (
        <div ref={reason} tabIndex={-1}>
          <Alert>
            <p className="font-medium">Error saving variants. Please try again.</p>
            <p>
              {problem.status === 412 ? 'Someone else changed them. Reload the page.' : reasonOf(problem)}
            </p>
          </Alert>
        </div>
      )}
      <Card className="grid gap-5 p-5">
        {rows.length === 0 && <p className="text-small text-muted">No variants yet.</p>}
        <ol className="grid gap-5">
          {rows.map((row, index) => (
            <VariantRow
              key={row.productCode}
              row={row}
              labels={options}
              place={{ index, last: rows.length - 1 }}
              error={errorAt(index)}
              onChange={next => change(rows.with(index, next))}
              onMove={to => move(row, to)}
              onRemove={() => change(rows.toSpliced(index, 1))}
            />
          ))}
        </ol>
        {rows.length < MOST_VARIANTS && (
          <ProductCombobox label="Add a product" placeholder="Search products" value="" onChange={add} />
        )}
      </Card>
      <SaveBar
        words={WORDS}
        busy={busy}
        isDirty={isDirty}
        problem={problem && 'Not saved.'}
        onShowProblem={() => reason.current?.focus()}
        onDiscard={() => change(variants)}
      />
      <UnsavedChanges when={isDirty && !busy} />
    </form>
  );
}
