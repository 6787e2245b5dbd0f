const NO_MAIL = '這個網站還沒有設定寄信（SMTP_URL），寄不出信。'

/** For whoever forgot a password, where no mail server is configured. */
export const NO_RESET_MAIL = `${NO_MAIL}請找管理員，他可以在「使用者」裡為您設定新的密碼。`

/** For administrators who would invite somebody. */
export const NO_INVITATION_MAIL = `${NO_MAIL}請用「新增」建立帳號，再把密碼親自交給對方。`
