export const messages = {
  more: '...More',
  collapse: '...Collapse',
  /** Says whose review it is to those who hear the button alone. */
  ofReview: (name: string) => `（${name}的評論全文）`,
  stars: (rating: number) => `${rating} 星，滿分 5 星`,
  recommends: '推薦',
  advisesAgainst: '不推薦',
  average: '平均',
  count: (count: number) => `共 ${count} 則評論`,
  recommended: (count: number) => `${count} 人推薦`,
  empty: '目前沒有評論。',
  original: '看原文',
  postedOn: (source: string) => `發表於 ${source}`,
}
