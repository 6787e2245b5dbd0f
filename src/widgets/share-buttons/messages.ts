export const COPIED = '已複製連結'
export const COPY_FAILED = '無法複製，請手動選取網址'
