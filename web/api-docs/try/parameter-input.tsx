import type { Parameter } from '../../../functions/openapi/contract.ts';
import { useApiDocument } from '../document/document-context.ts';
import { choicesOf } from '../document/schema-words.ts';
import { type Draft, keyOf } from './draft.ts';
import { ChoiceField, TextField } from './try-field.tsx';

type ParameterInputProps = {
  parameter: Parameter;
  draft: Draft;
  onChange: (parameters: Draft['parameters']) => void;
};

export function ParameterInput({ parameter, draft, onChange }: ParameterInputProps) {
  const { name, schema, required, example } = parameter;
  const key = keyOf(parameter);
  const choices = choicesOf(useApiDocument(), schema);
  const field = {
    name,
    required,
    value: draft.parameters[key] ?? '',
    onChange: (value: string) => onChange({ ...draft.parameters, [key]: value }),
  };
  return choices.length > 0 ? (
    <ChoiceField {...field} choices={choices} />
  ) : (
    <TextField {...field} placeholder={String(example ?? '')} />
  );
}
