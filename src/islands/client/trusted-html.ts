interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string }
}

// Browsers without Trusted Types take the text as it is.
const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
/** The content security policy lets no other policy write HTML, and knows it by this name. */
const policy = trustedTypes?.createPolicy('lectern', { createHTML: (html) => html })

/** For HTML that this site's server made, whether it has just come or stood in the page before; for nothing else. */
export function trustHtml(html: string): string {
  return policy?.createHTML(html) ?? html
}
