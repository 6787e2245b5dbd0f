export const messages = {
  empty: '目前沒有商品。',
  price: '價格',
  soldOut: '售完',
}
