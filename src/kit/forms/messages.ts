export const PROBLEMS_ARE = '還沒有送出，請先修改：'
export const BUSY = '送出中，請稍候…'
