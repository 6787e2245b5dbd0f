import type { Example } from '#settings/define-widget.ts'
import { documentOf, paragraph } from '#settings/rich-text/compose.ts'

const story = [
  '第一堂課，老師沒有要我們上臺，而是要我們閉上眼睛，把教室外面的聲音一個一個寫下來：風扇、鞋跟、遠處的籃球，還有隔壁班忽然爆出的笑聲。',
  '她說，口語傳播系的第一年，學的其實不是說，而是聽。聽得見別人停在哪裡，才知道自己該從哪裡開口。',
  '後來我站上決賽的講臺，燈亮起來的那一刻，想起的還是那間安靜的教室。三分鐘的稿子，我在第二分鐘停了四秒。那四秒，全場都聽見了。',
]
const text = documentOf(...story.map((words) => paragraph(words)))
const link = { kind: 'url', url: '/admission/' }

export const examples: Example[] = [
  { name: 'text', title: '一段文章', settings: { title: '先聽，再說', text, collapse_height: 120 } },
  {
    name: 'widgets',
    title: '裡面有圖片與連結，按鈕在內容上方',
    settings: {
      title: '報名須知',
      text,
      content: [
        { id: 'unfold-image', blockType: 'image', picture: 1, zoom: false, width: 'half' },
        { id: 'unfold-button', blockType: 'button', label: '看入學指南', link },
      ],
      expand_text: '看完整的須知',
      collapse_text: '收起須知',
      direction: 'below',
    },
  },
  {
    name: 'fits',
    title: '內容不高，沒有按鈕',
    settings: { text: documentOf(paragraph('一句話就說完了。')), collapse_height: 200 },
  },
  {
    name: 'labels',
    title: '按鈕文字裡的符號會去掉',
    settings: { text, expand_text: '>> 閱讀更多（Read More）…', collapse_text: '★收合★', transition_duration: 0 },
  },
  { name: 'closed', title: '收合時完全看不見', settings: { title: '幕後花絮', text, collapse_height: 0 } },
  {
    name: 'long',
    title: '很長的字與很多內容',
    settings: {
      title: 'InternationalIntercollegiateOratoryChampionshipPreparatoryConference سارة العلي',
      text: documentOf(
        ...Array.from({ length: 200 }, (_, index) => paragraph(`第 ${index + 1} 段。${story[index % story.length]}`)),
      ),
    },
  },
]
