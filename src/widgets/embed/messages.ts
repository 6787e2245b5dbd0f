export const messages = {
  show: '在這裡顯示',
  openAt: (service: string) => `到 ${service} 開啟`,
}
