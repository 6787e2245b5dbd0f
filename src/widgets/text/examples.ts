import type { Example } from '#settings/define-widget.ts'
import { documentOf, formatted, headingNode, linkNode, list, paragraph, quote } from '#settings/rich-text/compose.ts'

const article = documentOf(
  paragraph('她沒有從大題目談起，而是從外婆床頭那臺', formatted('只收得到一個頻道', 2), '的收音機開始說。'),
  headingNode('h3', '審查重點'),
  list('bullet', '多元表現', '學習歷程自述', '一份三分鐘的聲音或影像作品'),
  list('number', '聆聽一段錄音', '轉述', '回應'),
  quote('她停頓了四秒。那四秒，全場沒有人敢翻講義。'),
  paragraph(
    '簡章請見',
    linkNode('https://www.example.edu.tw/', '招生委員會'),
    '，',
    formatted('報名截止', 1),
    '日期',
    formatted('三月二十日', 4),
    formatted('三月二十一日', 8),
    '。',
  ),
)

export const examples: Example[] = [
  { name: 'article', title: '有標題、清單、引言與連結的內文', settings: { body: article } },
  {
    name: 'lead',
    title: '引言',
    settings: { body: documentOf(paragraph('先練習聽懂一個人、一個場合、一個時代。')), size: 'lead', width: 'full' },
  },
  {
    name: 'small',
    title: '小字',
    settings: { body: documentOf(paragraph('資料來源：113 學年度畢業生流向調查，回收率 91%。')), size: 'small' },
  },
]
