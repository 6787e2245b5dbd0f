import type { PaneData } from '#kit/panes/model.ts'

export interface AccordionData {
  panes: PaneData[]
  /** Plain text of each answer, for search engines; `null` when they get none. */
  answers: string[] | null
}

/** Structured data of questions and answers. */
export function faqSchemaOf(items: readonly { title: string }[], answers: readonly string[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ title }, index) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: answers[index] ?? '' },
    })),
  }
}
