import type { AllHTMLAttributes, ReactElement, Ref } from 'react'
import type { SlotToken } from './wire.ts'

/** What an island's prop holds where its view gives it an element. The component can't look into it: it has `Slot` show it. */
export type SlotContent = ReactElement | SlotToken | null

export interface SlotProps extends Omit<AllHTMLAttributes<HTMLElement>, 'as' | 'children' | 'content'> {
  content: SlotContent
  /** What stands around the content, where a `div` would not be valid. */
  as?: 'div' | 'span' | 'a' | 'button' | 'ul' | 'ol' | 'li' | 'section' | 'figure' | 'tbody'
  ref?: Ref<HTMLElement>
}
