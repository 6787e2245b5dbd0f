export const messages = {
  pause: '暫停變形',
}
