export const messages = {
  failed: '無法自動複製，已經選取文字，請按右鍵或長按複製。',
}
