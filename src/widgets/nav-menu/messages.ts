/** Words for visitors. */
export const messages = {
  drawerTitle: '選單',
  openDrawer: (menu: string) => `開啟選單：${menu}`,
  closeDrawer: '關閉選單',
  openSubmenu: (item: string) => `展開〈${item}〉子選單`,
  closeSubmenu: (item: string) => `收合〈${item}〉子選單`,
  loading: '載入中…',
  failed: '這個面板沒有載入成功。',
  retry: '再試一次',
}
