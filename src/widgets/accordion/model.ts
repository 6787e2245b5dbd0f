export interface AccordionData {
  /** Plain text of each answer, for search engines; `null` when they get none. */
  answers: string[] | null
}

interface Item {
  isOpen: boolean
}

/** Which items start open: those marked by the editor, else the first if the editor wants one open. */
export function initiallyOpen(items: readonly Item[], keepFirstOpen: boolean): boolean[] {
  const isAnyMarked = items.some(({ isOpen }) => isOpen)
  return items.map(({ isOpen }, index) => (isAnyMarked ? isOpen : keepFirstOpen && index === 0))
}

/** The anchor named by an address's hash. Whatever follows a `?` is ignored. */
export function anchorFromHash(hash: string): string {
  const [name = ''] = hash.replace(/^#/, '').split('?')
  try {
    return decodeURIComponent(name)
  } catch {
    // A hash with a stray percent sign means itself.
    return name
  }
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
