/** What a visitor may be asked for. */
export type FieldKind = 'text' | 'email' | 'tel' | 'long' | 'choice' | 'checkboxes'

/** One question of a form that can be answered. */
export interface FormField {
  /** Unique in its form, stable over saves. */
  id: string
  kind: FieldKind
  label: string
  help: string
  isRequired: boolean
  isHalf: boolean
  /** Of a choice and of checkboxes. */
  options: string[]
}

/** In characters. */
export const LONGEST: Record<Exclude<FieldKind, 'choice' | 'checkboxes'>, number> = { text: 200, email: 254, tel: 40, long: 3000 }

/** What a form sends beside the answers. */
export const SENT_FIELDS = { document: 'document', stamp: 'stamp', consent: 'consent' } as const
export const CONSENT = 'yes'

/** A question's name, before which stands the form's in ids. */
export function fieldName({ id }: Pick<FormField, 'id'>): string {
  return `field-${id}`
}

/** The name under which its answer is sent; that of several boxes says that it may come several times. */
export function sentName(field: Pick<FormField, 'id' | 'kind'>): string {
  return field.kind === 'checkboxes' ? `${fieldName(field)}[]` : fieldName(field)
}

export function hasOptions({ kind }: { kind?: unknown }): boolean {
  return kind === 'choice' || kind === 'checkboxes'
}

/** What a visitor has filled in, by the names of fields. */
export type FormValues = Readonly<Record<string, readonly string[]>>

export function valuesOf(fields: readonly FormField[], sent: URLSearchParams): FormValues {
  const { consent } = SENT_FIELDS
  const answers = fields.map((field) => [fieldName(field), sent.getAll(sentName(field))] as const)
  return Object.fromEntries([...answers, [consent, sent.getAll(consent)] as const].filter(([, values]) => values.length > 0))
}
