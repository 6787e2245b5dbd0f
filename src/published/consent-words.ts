/** What visitors agree to, or are told before another site hears of them. */
export const CONSENT_WORDS = {
  orderConsent: '我同意系辦為了處理這筆訂購，使用我填寫的資料。網站不會保存這些資料。',
  embedNotice: '按下後會連到 {網站}，對方的隱私權政策適用。',
  mapNotice: '按下後，圖磚會從 {網站} 下載。',
}

const SITE_PLACE = '{網站}'

/** The words with the name of the other site in its place; a department may leave it out. */
export function withSiteName(words: string, name: string): string {
  return words.replaceAll(SITE_PLACE, () => name)
}
