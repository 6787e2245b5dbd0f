import { CONSENT_WORDS } from './consent-words.ts'

/** What visitors read in the frame, unless the department says it in its own words. */
export const SITE_WORDS = {
  footerNote: '',
  socialTitle: '追蹤我們',
  notFoundTitle: '找不到這個頁面',
  notFoundText: '網址可能打錯了，或者內容已經移除。您可以搜尋看看，或從下面的連結繼續。',
  searchStart: '請輸入想找的關鍵字，例如人名、課程或活動名稱。',
  searchNone: '請換個說法，或少打幾個字再試一次。',
  noNews: '目前還沒有消息。',
  ...CONSENT_WORDS,
}

export type SiteWords = Readonly<typeof SITE_WORDS> & {
  /** The last line of the footer. */
  copyright: string
}

interface Stored extends Partial<Record<keyof SiteWords, string | null>> {}

export function toWords(stored: Stored | null | undefined, names: { university: string; department: string }): SiteWords {
  const written = Object.entries(SITE_WORDS).map(([name, usual]) => [name, stored?.[name as keyof SiteWords]?.trim() || usual])
  const copyright = stored?.copyright?.trim() || `© ${names.university}${names.department}`
  return { ...(Object.fromEntries(written) as typeof SITE_WORDS), copyright }
}
