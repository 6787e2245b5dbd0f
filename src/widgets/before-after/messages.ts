export const messages = {
  splitName: (before: string, after: string) => `${before} 與 ${after} 的分界`,
  splitValue: (before: string, percent: number) => `${before} 占 ${percent}%`,
}
