export const messages = {
  thumb: (number: number, title: string) => (title === '' ? `第 ${number} 張` : `第 ${number} 張：${title}`),
}
