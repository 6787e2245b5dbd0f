import type { Post } from '#platform/payload-types.ts'

/** A rich text of one paragraph, as the editor saves it. */
export function paragraph(text: string): NonNullable<Post['body']> {
  const block = { version: 1, direction: 'ltr', format: '', indent: 0 } as const
  const words = { type: 'text', version: 1, detail: 0, format: 0, mode: 'normal', style: '', text }
  return { root: { ...block, type: 'root', children: [{ ...block, type: 'paragraph', textFormat: 0, children: [words] }] } }
}
