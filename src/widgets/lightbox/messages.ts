/** English where the site's specification writes the words in English. */
export const messages = {
  close: 'Close (Esc)',
  loading: 'Loading...',
  /** Between the number of a picture and that of all: "2 of 5". */
  of: 'of',
  /** What failed is a link to its address; the rest follows it. */
  failure: { picture: 'The image', video: 'The content', rest: ' could not be loaded.', missing: 'Content not found' },
  name: '圖片檢視',
  pictures: '圖片',
  slides: '輪播',
  words: '圖片說明',
  previous: '上一張',
  next: '下一張',
  zoom: { name: '放大', undo: '縮小' },
  fullscreen: { name: '全螢幕', undo: '離開全螢幕' },
  share: '分享',
  download: '下載圖片',
  newTab: '（另開新分頁）',
  place: (number: number | string, total: number | string) => `第 ${number} 張，共 ${total} 張`,
  goTo: (number: number) => `第 ${number} 張`,
  isElsewhere: (service: string) => `這部影片在 ${service} 上播放。`,
  watchAt: (service: string) => `到 ${service} 觀看`,
}
