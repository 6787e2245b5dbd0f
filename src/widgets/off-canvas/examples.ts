import type { Example } from '#settings/define-widget.ts'
import { documentOf, linkNode, paragraph } from '#settings/rich-text/compose.ts'

const text = (id: string) => ({
  id,
  blockType: 'text',
  body: documentOf(
    paragraph('系辦公室在語言傳播大樓五樓，週一至週五上午九點到下午五點有人。'),
    paragraph('第一次來，先看', linkNode('/site-map/', '網站導覽'), '。'),
  ),
})

export const examples: Example[] = [
  {
    name: 'start',
    title: '左側滑入，圖示',
    settings: { name: '找人問', opener_text: '找人問', content: [text('off-canvas-start')] },
  },
  {
    name: 'end',
    title: '右側，圖示與文字，打開時頁面不捲動，裡面有倒數計時',
    settings: {
      name: '報名時程',
      opener_type: 'icon-text',
      opener_text: '報名時程',
      close_type: 'icon-text',
      position: 'end',
      width: 480,
      disable_bodyscroll: true,
      content: [
        { id: 'off-canvas-due', blockType: 'countdown', title: '距離報名截止', due: '2037-03-21T09:00:00.000Z' },
        text('off-canvas-end'),
      ],
    },
  },
  {
    name: 'fade',
    title: '中央淡入，只能用按鈕關閉',
    settings: {
      name: '閱讀須知',
      opener_type: 'text',
      opener_text: '閱讀須知',
      close_type: 'text',
      close_text: '我知道了',
      style: 'fade',
      transition: 0.2,
      position: 'center',
      is_not_close_on_overlay: true,
      content: [text('off-canvas-fade')],
    },
  },
]
