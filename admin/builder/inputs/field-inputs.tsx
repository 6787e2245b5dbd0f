import type { Field } from 'payload'
import { getIn } from '#builder/tree.ts'
import { isRecord } from '#platform/is-record.ts'
import { ChoiceInput } from './choice-input.tsx'
import { DateInput } from './date-input.tsx'
import { DocumentInput } from './document-input.tsx'
import type { SettingsForm } from './form.ts'
import { isShown } from './is-shown.ts'
import { NumberInput } from './number-input.tsx'
import { PlaceInput } from './place-input.tsx'
import { RichTextInput } from './rich-text-input.tsx'
import { RowsInput } from './rows-input.tsx'
import { TextInput } from './text-input.tsx'
import { ToggleInput } from './toggle-input.tsx'

interface FieldInputsProps {
  fields: readonly Field[]
  /** The values that the fields belong to: those of the block, of a group or of a row. */
  values: Record<string, unknown>
  /** Of those values in the block, with a dot after it; empty for the block itself. */
  path: string
  form: SettingsForm
}

/** An input for each field whose condition holds. */
export function FieldInputs({ fields, values, path, form }: FieldInputsProps) {
  return fields
    .filter((field) => isShown(field, values))
    .map((field, index) => {
      if (field.type === 'row')
        // biome-ignore lint/suspicious/noArrayIndexKey: it has no name, and the fields of a form stay in their order
        return <FieldInputs key={index} fields={field.fields} values={values} path={path} form={form} />
      if (!('name' in field) || typeof field.name !== 'string') return null
      return (
        <div key={field.name} data-setting={path + field.name}>
          {field.type === 'number' && <PlaceInput field={field} path={path + field.name} values={values} form={form} />}
          <FieldInput field={field} path={path + field.name} value={getIn(values, field.name)} form={form} />
        </div>
      )
    })
}

function FieldInput({ field, path, value, form }: { field: Field; path: string; value: unknown; form: SettingsForm }) {
  switch (field.type) {
    case 'text':
    case 'textarea':
      return <TextInput field={field} path={path} value={value} form={form} />
    case 'number':
      return <NumberInput field={field} path={path} value={value} form={form} />
    case 'checkbox':
      return <ToggleInput field={field} path={path} value={value} form={form} />
    case 'select':
      return <ChoiceInput field={field} path={path} value={value} form={form} />
    case 'date':
      return <DateInput field={field} path={path} value={value} form={form} />
    case 'upload':
    case 'relationship':
      return <DocumentInput field={field} path={path} value={value} form={form} />
    case 'richText':
      return <RichTextInput field={field} path={path} value={value} form={form} />
    case 'array':
      return <RowsInput field={field} path={path} value={value} form={form} renderFields={FieldInputs} />
    case 'group':
      return (
        <fieldset>
          <legend>{String(field.label)}</legend>
          <FieldInputs fields={field.fields} values={isRecord(value) ? value : {}} path={`${path}.`} form={form} />
        </fieldset>
      )
    default:
      return null
  }
}
