export const messages = {
  paginationName: '文章分頁',
  empty: '目前沒有文章。',
}
