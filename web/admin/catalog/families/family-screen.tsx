import { EditScreen } from '../../form/form-screens.tsx';
import { families } from './families.ts';
import { FamilyForm } from './family-form.tsx';
import { FamilyVariants } from './family-variants.tsx';

/** A family and, below it, its variants. */
export function Component() {
  return (
    <EditScreen resource={families}>
      {(stored, change) => (
        <div className="grid gap-10">
          <FamilyForm stored={stored} />
          <FamilyVariants stored={stored} onChanged={change} />
        </div>
      )}
    </EditScreen>
  );
}
