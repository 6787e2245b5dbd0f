export const messages = {
  unit: '部影片',
}
