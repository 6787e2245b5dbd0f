export const messages = {
  swap: '換成另一張圖片',
}
