export const messages = {
  carousel: '輪播',
  slide: '投影片',
  /** The name of one slide. */
  position: (number: number, count: number) => `${number} / ${count}`,
  content: (label: string) => `${label}的內容`,
  previous: '上一張',
  next: '下一張',
  pause: '暫停輪播',
  play: '開始輪播',
  dots: '選擇投影片',
  goTo: (number: number) => `第 ${number} 張`,
}
