export const messages = {
  detailsOf: (name: string) => `${name}的介紹`,
  /** A button whose words do not name the person. */
  named: (words: string, name: string) => `${words}：${name}`,
  phone: '電話',
  email: '電子郵件',
  website: '網站',
  networkOf: (name: string, network: string) => `${name}的 ${network}`,
}
