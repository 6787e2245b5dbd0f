/** Fixed words, which clients know: they stand before every error. */
export const ERROR_PREFIX = 'Found error : '

/** Nothing came back, or nothing that can be read. */
export const TRY_AGAIN = '訂閱沒有送出去，請檢查網路連線後再試一次。'
export const NOT_ANSWERED = '系統沒有回答這次訂閱成功了沒有，請稍後再試一次。'
export const BUSY = '送出中，請稍候…'
export const CLOSED = '這份電子報目前不開放訂閱。'
