import type { Example } from '#settings/define-widget.ts'
import { documentOf, linkNode, paragraph } from '#settings/rich-text/compose.ts'

const heading = (id: string, text: string) => ({ id: `${id}-heading`, blockType: 'heading', text, level: '3' })
const text = (id: string, ...words: Parameters<typeof paragraph>) => ({
  id: `${id}-text`,
  blockType: 'text',
  body: documentOf(paragraph(...words)),
})

const plain = [heading('plain', '大學入學考試中心'), text('plain', '考試日期、簡章與歷年試題，以考試中心公告為準。')]

export const examples: Example[] = [
  { name: 'block', title: '整塊都是連結', settings: { content: plain, url: 'https://www.ceec.edu.tw/' } },
  {
    name: 'controls',
    title: '裡面還有連結與按鈕，在新分頁開啟',
    settings: {
      content: [
        heading('controls', '無障礙網路空間服務網'),
        text('controls', '想知道標章怎麼申請，', linkNode('/accessibility/', '先看本站的無障礙聲明'), '。'),
        { id: 'controls-button', blockType: 'button', label: '聯絡系辦', link: { kind: 'url', url: '/about/' }, style: 'line' },
      ],
      url: 'https://accessibility.moda.gov.tw/',
      is_external: true,
      nofollow: true,
      label: '前往無障礙網路空間服務網',
    },
  },
  {
    name: 'refused',
    title: '網址不是 http 或 https：不會打開',
    settings: {
      content: [heading('refused', '不會打開'), text('refused', '點了只會在主控臺留下紀錄。')],
      url: 'javascript:alert(1)',
    },
  },
  {
    name: 'relative',
    title: '站內的相對網址也不接受',
    settings: { content: [heading('relative', '相對網址'), text('relative', '請改填完整的網址。')], url: '/admission/' },
  },
  { name: 'no-address', title: '沒有填網址', settings: { content: [heading('none', '只是一塊內容')] } },
  {
    name: 'long-words',
    title: '很長的字',
    settings: {
      content: [
        heading('long', '口語傳播暨社群媒體學系與資訊工程學系跨領域合作「即時字幕與手語翻譯無障礙直播系統」期末成果發表'),
        text('long', 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(2)),
        text('rtl', 'محاضرة الأستاذة ليلى بن منصور'),
      ],
      url: `https://example.com/${'long-'.repeat(100)}`,
    },
  },
]
