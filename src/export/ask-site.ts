export interface Answered {
  status: number
  /** Without parameters. */
  type: string
  headers: Readonly<Record<string, string | undefined>>
  body: Buffer
}

/** What the site answers to a visitor who is not signed in. */
export type AskSite = (href: string) => Promise<Answered>
