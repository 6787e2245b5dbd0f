export const messages = {
  empty: '目前沒有商品。',
  toCart: '把填了數量的商品帶到購物車',
}
