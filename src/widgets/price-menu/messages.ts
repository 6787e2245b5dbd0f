export const messages = {
  empty: '目前沒有項目。',
  price: '價格',
}
