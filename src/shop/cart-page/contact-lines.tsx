import type { Site } from '#published/types.ts'
import { WORDS } from './words.ts'

/** How else to reach the department. */
export function ContactLines({ contact }: { contact: Site['contact'] }) {
  const { phone, phoneNote, email } = contact
  if (phone === '' && email === '') return null
  return (
    <p>
      {WORDS.contact}：{[[phone, phoneNote].filter(Boolean).join(' '), email].filter(Boolean).join('、')}
    </p>
  )
}
