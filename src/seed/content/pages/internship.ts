import { button, columns, place, postList, section, storedLink, text, title } from '#cms/writing/blocks.ts'
import { link, paragraph } from '#cms/writing/lexical.ts'
import type { PageSeed, Refs } from '../types.ts'

export const INTERNSHIP: PageSeed = {
  path: 'students/internship',
  title: '實習與產學',
  paper: 'bone',
  lead: '三年級必修，至少 240 小時。每年二十九個單位、五十四個名額。',
  layout: (refs) => [year(refs), partners(), outcomes(), joint(refs), rights(refs), news(refs)],
}

function year({ post }: Refs) {
  return section(
    { title: '一年的節奏', titleStyle: 'plain' },
    place('timeline', {
      layout: 'horizontal',
      label: '實習的一年',
      level: '3',
      items: [
        { date: '四月', title: '說明會', text: '履歷健檢，每人十五分鐘。', icon: 'book' },
        { date: '六月', title: '公布單位', text: '工作內容寫清楚，同學填三個志願。', icon: 'calendar' },
        {
          date: '九月與十月',
          title: '面談、媒合與簽約',
          text: '單位選你，你也選單位；契約由系上陪同看過。',
          icon: 'chat',
          link: storedLink(post('internship')),
          active: true,
        },
        { date: '隔年六月', title: '成果發表', text: '每人八分鐘，請單位督導坐第一排。', icon: 'mic' },
      ],
    }),
    text(paragraph('本學年名單：', link('115 學年度校外實習媒合名單公告', post('internship')), '。')),
  )
}

function partners() {
  const names = [
    '明德廣播電臺',
    '島嶼 Podcast 工作室',
    '中部辯論推廣協會',
    '說書人劇團',
    '大墩事實查核中心',
    '大墩社區大學',
    '晴日公關',
    '臺中榮醫社工室',
  ]
  return section(
    { title: '合作單位', titleStyle: 'plain', paper: 'bone', spacing: 'small' },
    place('client-logos', {
      label: '合作單位名單',
      style: 'boxed',
      rows: 2,
      items: names.map((name) => ({ name })),
      slides_desktop: 4,
      slides_tablet: 3,
      slides_mobile: 2,
      autoplay: false,
    }),
  )
}

function outcomes() {
  return section(
    { title: '實習之後', titleStyle: 'plain' },
    columns(
      [
        [
          place('pie-chart', {
            percentage: 41,
            title: '畢業後留在實習單位或同一行業',
            style: 'simple',
            size: 220,
            line_width: 26,
          }),
        ],
        [
          place('progress-bar', { title: '有給薪或補貼的名額', percentage: 87 }),
          place('progress-bar', { title: '工作內容與約定相符', percentage: 96 }),
          place('progress-bar', { title: '願意推薦學弟妹去同一單位', percentage: 83 }),
          { ...text(paragraph('資料來源：114 學年度實習結束問卷，回收 52 份。沒有推薦的單位，隔年不再合作。')), size: 'small' },
        ],
      ],
      { ratio: 'wide-last', gap: 'wide', align: 'center' },
    ),
  )
}

function joint({ url }: Refs) {
  return section(
    { title: '產學合作', titleStyle: 'plain', paper: 'celadon' },
    columns([
      [
        title('3', '替公部門練發言'),
        text(paragraph('與縣市政府合辦發言人工作坊，題材是停水、颱風與道歉。每年四梯次，學生擔任提問記者。')),
      ],
      [
        title('3', '替醫院整理對話'),
        text(paragraph('與臺中榮醫社工室合作「把話接住」訓練，已有三百多位醫護人員參加，教材公開授權。')),
      ],
      [
        place('link-wrapper', {
          url: 'https://career.mingde.example/',
          is_external: true,
          label: '前往明德大學職涯發展中心',
          content: [
            title('3', '職涯發展中心'),
            text(paragraph('徵才博覽會、履歷門診與校級產學媒合由學校職涯發展中心辦理，按這裡前往。')),
          ],
        }),
      ],
    ]),
    button('洽談合作', url('mailto:intern@mingde.example'), { style: 'ink' }),
  )
}

function rights({ file }: Refs) {
  return section(
    { title: '權益與申訴', titleStyle: 'plain', width: 'narrow' },
    text(
      paragraph(
        '實習不是免費的人力。每週不超過四十小時，不得單獨夜間外勤；遇到騷擾、超時或與約定不符的工作，請立刻聯絡實習老師，學校會先讓你離開，再處理後續。',
      ),
    ),
    place('click-to-copy', {
      label: '二十四小時申訴專線',
      content: '0955-501-988',
      style: 'inline',
      copy_text: '複製號碼',
      success_text: '已複製號碼',
    }),
    button('下載實習同意書', file('internship-consent.pdf'), { style: 'line' }),
  )
}

function news({ category, categoryId }: Refs) {
  return section(
    {
      title: '實習與徵才消息',
      titleStyle: 'plain',
      moreLabel: '全部徵才',
      moreLink: storedLink(category('jobs')),
      paper: 'bone',
    },
    columns(
      [
        [postList({ layout: 'rows', count: 3, selectBy: 'category', category: categoryId('internship'), showExcerpt: false })],
        [postList({ layout: 'rows', count: 3, selectBy: 'category', category: categoryId('jobs'), showExcerpt: false })],
      ],
      { gap: 'wide' },
    ),
  )
}
