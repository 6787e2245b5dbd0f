export const messages = {
  expired: 'EXPIRED',
  startsAt: (moment: string) => `${moment} 開始`,
}
