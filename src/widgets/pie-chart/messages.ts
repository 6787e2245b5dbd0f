export const messages = {
  chartName: (title: string, percentage: number) => (title === '' ? `${percentage}%` : `${title}：${percentage}%`),
  turn: (title: string) => (title === '' ? '翻到說明' : `翻到說明：${title}`),
}
