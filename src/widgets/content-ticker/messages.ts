export const messages = {
  name: '跑馬燈',
  empty: '目前沒有內容。',
  pause: '暫停',
  play: '繼續播放',
  previous: '上一則',
  next: '下一則',
}
