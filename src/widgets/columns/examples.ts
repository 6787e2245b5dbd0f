import type { Example } from '#settings/define-widget.ts'
import { documentOf, paragraph } from '#settings/rich-text/compose.ts'

function column(id: string, title: string, words: string) {
  return {
    id,
    content: [
      { id: `${id}-heading`, blockType: 'heading', text: title, level: '3' },
      { id: `${id}-text`, blockType: 'text', body: documentOf(paragraph(words)) },
    ],
  }
}

const speech = column('speech', '口語表達', '公眾演說、口語詮釋、朗讀與聲音訓練。')
const debate = column('debate', '論辯與說服', '論證、質詢與說服策略，從課堂到奧瑞岡賽場。')
const media = column('media', '社群傳播', '社群企劃、聲音敘事與新媒體寫作。')
const stage = column('stage', '主持與展演', '司儀、主持、廣播劇與舞臺製作。')

export const examples: Example[] = [
  { name: 'two', title: '兩欄，第一欄較寬', settings: { columns: [speech, debate], ratio: 'wide-first', gap: 'wide' } },
  { name: 'three', title: '三欄', settings: { columns: [speech, debate, media] } },
  {
    name: 'four',
    title: '四欄，手機上最後一欄在前',
    settings: { columns: [speech, debate, media, stage], align: 'center', lastFirstOnMobile: true },
  },
]
