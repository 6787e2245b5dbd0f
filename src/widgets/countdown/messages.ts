export const messages = {
  dueIs: (moment: string) => `${moment} 截止`,
  timerName: '倒數計時',
}
