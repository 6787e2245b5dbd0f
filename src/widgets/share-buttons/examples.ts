import { SHARE_NETWORKS } from '#published/share-networks.ts'
import type { Example } from '#settings/define-widget.ts'

const taiwan = ['facebook', 'line', 'threads', 'x-twitter', 'email', 'copy'].map((network) => ({ network }))
const counted = [
  { network: 'facebook', count: 1280, countedOn: '2026-11-12' },
  { network: 'pinterest', count: 0, countedOn: '2026-11-12' },
  // Nobody can say whether that is still true.
  { network: 'linkedin', count: 35 },
  // Neither tells how often something was shared.
  { network: 'line', count: 77, countedOn: '2026-11-12' },
  { network: 'threads' },
]

export const examples: Example[] = [
  { name: 'standard', title: '預設：雙色', settings: {} },
  {
    name: 'every-network',
    title: '所有平臺',
    settings: { share_buttons: SHARE_NETWORKS.map(({ value }) => ({ network: value })), skin: 'framed' },
  },
  { name: 'icons', title: '只有圖示，簡單', settings: { share_buttons: taiwan, view: 'icon', skin: 'minimal' } },
  {
    name: 'icons-circle',
    title: '只有圖示，實心，圓',
    settings: { share_buttons: taiwan, view: 'icon', skin: 'flat', shape: 'circle' },
  },
  {
    name: 'words',
    title: '只有文字，實心，自訂按鈕文字',
    settings: {
      share_buttons: [
        { network: 'line', label: '傳給同學' },
        { network: 'facebook', label: '分享到 Facebook 社團' },
        { network: 'print' },
      ],
      view: 'text',
      skin: 'flat',
      shape: 'rounded',
    },
  },
  { name: 'counted', title: '分享次數', settings: { share_buttons: counted, skin: 'boxed' } },
  {
    name: 'no-label',
    title: '圖示與次數，不顯示文字',
    settings: { share_buttons: counted, skin: 'boxed', shape: 'circle', show_label: false },
  },
  { name: 'columns', title: '每列三個，圓角', settings: { share_buttons: taiwan, skin: 'boxed', shape: 'rounded', columns: 3 } },
  {
    name: 'custom',
    title: '指定的網址與文字',
    settings: {
      share_buttons: SHARE_NETWORKS.map(({ value }) => ({ network: value })),
      skin: 'minimal',
      share_url_type: 'custom',
      share_url: 'https://speech.example/演講?a=1&b=%25&u=https%3A%2F%2Fevil.example%2F#第二段',
      share_title: '100% 成功 & 「A+B」 "引號" \'單\' <b>粗</b> 🎤👩🏽‍🏫 #比賽',
      share_text: '第一行 50% & 100%\n第二行 <script>alert(1)</script> "quoted" \\ 🎙️ #標籤',
    },
  },
  {
    name: 'one',
    title: '單獨一個',
    settings: { share_buttons: [{ network: 'copy', label: '複製這一頁的網址' }], skin: 'framed' },
  },
]
