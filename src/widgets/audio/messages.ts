export const messages = {
  transcript: '逐字稿',
  download: '下載檔案',
  unsupported: '您的瀏覽器不能播放聲音。',
  listenAt: (host: string) => `到 ${host} 收聽`,
}
