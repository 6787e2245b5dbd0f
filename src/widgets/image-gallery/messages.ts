export const messages = {
  unit: '張圖片',
}
