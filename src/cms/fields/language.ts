import type { SelectField } from 'payload'

/** The language of something that is not in Chinese, by its code in HTML; screen readers choose their voice by it. */
export function languageField({ label, admin }: Pick<SelectField, 'label' | 'admin'>): SelectField {
  return {
    name: 'lang',
    type: 'select',
    label,
    options: [
      { value: 'en', label: '英文' },
      { value: 'ja', label: '日文' },
    ],
    admin,
  }
}
