export const messages = {
  play: '播放影片',
  /** On the poster of a film that another site plays. */
  playedBy: (service: string) => `由 ${service} 播放`,
  watchAt: (service: string) => `到 ${service} 觀看`,
  captions: '中文字幕',
  /** English, as the site's specification has it. */
  unsupported: 'Your browser does not support the video tag.',
  failed: '這個檔案現在播不出來。',
  download: '下載檔案',
  pause: '暫停',
  resume: '播放',
}
