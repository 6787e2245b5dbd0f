export const messages = {
  code: '優惠碼',
  failed: '無法自動複製，已經選取優惠碼，請按右鍵或長按複製。',
  copied: (code: string) => `已複製優惠碼 ${code}`,
  copy: (code: string) => `複製優惠碼 ${code}`,
}
