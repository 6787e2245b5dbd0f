/** Heading levels that editors may choose; the page's title is the only h1. */
export const levelOptions = [
  { value: '2', label: '第二層（h2）' },
  { value: '3', label: '第三層（h3）' },
  { value: '4', label: '第四層（h4）' },
] as const
