import { formScreensOf } from '../../form/form-screens.tsx';
import { families } from './families.ts';
import { FamilyForm } from './family-form.tsx';

export const Component = formScreensOf(families, FamilyForm).Create;
