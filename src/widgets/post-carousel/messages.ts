export const messages = {
  empty: '目前沒有文章。',
}
