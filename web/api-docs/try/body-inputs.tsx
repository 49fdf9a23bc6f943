import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextArea } from '../../ui/text-input.tsx';
import type { Call } from '../document/calls.ts';
import { useApiDocument } from '../document/document-context.ts';
import { choicesOf, type Field } from '../document/schema-words.ts';
import { type Draft, FORM_TYPE, formFieldsOf, isFile } from './draft.ts';
import { ChoiceField, FileField, TextField } from './try-field.tsx';

type BodyInputsProps = { call: Call; draft: Draft; onChange: (part: Partial<Draft>) => void };

export function BodyInputs({ call, draft, onChange }: BodyInputsProps) {
  const document = useApiDocument();
  const types = Object.keys(call.operation.requestBody?.content ?? {});
  return (
    <>
      {types.length > 1 && (
        <RadioGroup
          label="Send the body as"
          options={types.map(type => ({ value: type, label: type === FORM_TYPE ? 'Form' : 'JSON' }))}
          value={draft.bodyType ?? ''}
          onChange={event => onChange({ bodyType: event.target.value })}
        />
      )}
      {draft.bodyType === FORM_TYPE ? (
        formFieldsOf(document, call).map(field => (
          <PartInput key={field.name} field={field} draft={draft} onChange={onChange} />
        ))
      ) : (
        <TextArea
          label="Body"
          value={draft.json}
          onChange={event => onChange({ json: event.target.value })}
          rows={6}
          spellCheck={false}
          autoComplete="off"
          className="field-sizing-content max-h-80 font-mono [--control-text:var(--text-fine)]"
        />
      )}
    </>
  );
}

type PartInputProps = { field: Field; draft: Draft; onChange: (part: Partial<Draft>) => void };

function PartInput({ field: { name, schema, required }, draft, onChange }: PartInputProps) {
  const choices = choicesOf(useApiDocument(), schema.anyOf?.[0] ?? schema);
  if (isFile(schema)) {
    return (
      <FileField
        name={name}
        required={required}
        multiple={schema.type === 'array'}
        onChoose={files => onChange({ files: { ...draft.files, [name]: files } })}
      />
    );
  }
  const field = {
    name,
    required,
    value: draft.fields[name] ?? '',
    onChange: (value: string) => onChange({ fields: { ...draft.fields, [name]: value } }),
  };
  return choices.length > 0 ? <ChoiceField {...field} choices={choices} /> : <TextField {...field} />;
}
