import type { ReactNode } from 'react'

/** What every input of the settings needs: whose they are, and how one is changed. */
export interface SettingsForm {
  /** Id of the block. */
  id: string
  /** Payload's editor of formatted text. */
  richTextEditor: ReactNode
  newId: () => string
  /** Sets the value at a path of the block; returns why not, in Chinese. */
  set: (path: string, value: unknown, isTyping: boolean) => string | null
}

export interface InputProps<Field> {
  field: Field
  /** Of the setting in its block, such as `items.2.title`. */
  path: string
  value: unknown
  form: SettingsForm
}
