import { accordion, button, columns, place, postList, section, storedLink, text } from '#cms/writing/blocks.ts'
import { bullets, link, paragraph } from '#cms/writing/lexical.ts'
import { FORMS } from '../../forms/forms.ts'
import type { PageSeed } from '../types.ts'

export const STUDENTS: PageSeed[] = [
  {
    path: 'students',
    title: '在校生',
    paper: 'straw',
    lead: '選課、實習、表單、錄音間，常用的都在這裡。',
    layout: ({ categoryId, page, category, menu, fragment }) => [
      section(
        { title: '常用', titleStyle: 'plain' },
        columns(
          [
            [
              text(
                paragraph('不知道該找哪一張表、哪一位老師，先問系辦，不用自己猜。'),
                bullets(
                  [link('課程地圖', page('courses')), '與', link('擋修表', page('courses/prerequisites'))],
                  [link('實習與產學', page('students/internship')), '：三年級必修 240 小時'],
                  [link('獎助學金', page('admission/aid')), '：不看成績的也有'],
                  [link('聯絡我們', page('contact')), '：分機與服務時間'],
                ),
              ),
            ],
            [place('nav-menu', { menu: menu('shortcuts'), label: '在校生常用', layout: 'vertical', opensOn: 'click' })],
          ],
          { ratio: 'wide-first', gap: 'wide' },
        ),
      ),
      section(
        { title: '學期中會用到', titleStyle: 'plain' },
        columns(
          [
            ['mic', '錄音間預約', '三間錄音間，每人每週至多六小時。', 'students/studio'] as const,
            ['download', '表單下載', '抵免、請假、借用場地，先看版本日期。', 'students/forms'] as const,
            ['people', '實習與產學', '三年級必修 240 小時，機構名單每學期更新。', 'students/internship'] as const,
          ].map(([icon, title, words, path]) => [place('card', { icon, title, text: words, link: storedLink(page(path)) })]),
        ),
      ),
      section(
        {
          title: '最新公告',
          titleStyle: 'plain',
          moreLabel: '全部公告',
          moreLink: storedLink(category('notice')),
          paper: 'bone',
        },
        postList({ layout: 'rows', count: 5, selectBy: 'category', category: categoryId('notice'), showExcerpt: false }),
      ),
      section({ spacing: 'none' }, place('fragment', { fragment: fragment('office') })),
    ],
  },
  {
    path: 'students/forms',
    title: '表單下載',
    paper: 'bone',
    lead: '請先確認版本日期，再列印填寫；點表單名稱就能下載。',
    layout: ({ file, url }) => [
      section(
        { title: '表單一覽', titleStyle: 'plain' },
        place('data-table', {
          caption: '表單一覽',
          source: 'typed',
          columns: ['表單', '類別', '版本', '格式'].map((name) => ({ title: name })),
          rows: FORMS.map(({ key, title: name, group, version }) => ({
            cells: [
              { text: name, link: storedLink(file(`${key}.pdf`)) },
              { text: group },
              { text: version },
              { text: 'PDF，1 頁' },
            ],
          })),
          search_placeholder: '找表單',
          pagination: false,
          info: false,
          button: false,
        }),
        text(paragraph('需要大字版、點字版或可填寫的電子檔，請寫信告訴我們，一個工作天內提供。')),
        button('寫信索取', url('mailto:speech@mingde.example'), { style: 'line' }),
      ),
      section(
        { title: '也常有人找', titleStyle: 'plain', width: 'narrow', paper: 'bone' },
        text(
          bullets(
            [link('115 學年度課程一覽（CSV）', file('courses.csv')), '：試算表可以直接打開'],
            [link('獎助學金一覽（CSV）', file('scholarships.csv')), '：金額、名額與申請期間'],
          ),
        ),
        place('click-to-copy', {
          label: '畢業製作引用格式',
          content: '作者（年）。作品名稱（未出版畢業製作）。明德大學口語傳播暨社群媒體學系。',
          style: 'button',
          copy_text: '複製格式',
          success_text: '已複製格式',
        }),
      ),
    ],
  },
  {
    path: 'students/studio',
    title: '錄音間預約',
    paper: 'peach',
    lead: '三間錄音間，每人每週至多六小時。',
    layout: ({ page, post }) => [
      section(
        { title: '使用規則', titleStyle: 'plain', width: 'narrow' },
        place('icon-list', {
          items: [
            { icon: 'calendar', text: '週一至週五 09:00–22:00，週六 10:00–17:00' },
            { icon: 'people', text: '一間至多六人' },
            { icon: 'phone', text: '打電話給錄音間管理員', link: { kind: 'url', url: 'tel:0455501988,5208' } },
          ],
        }),
        accordion(
          [
            { title: '開放時間', answer: [paragraph('週一至週五 09:00 至 22:00，週六 10:00 至 17:00。國定假日不開放。')] },
            { title: '認證時段', answer: [paragraph('每週二 12:20、每週四 17:20，在 508 錄音間，約四十分鐘，不必報名。')] },
            {
              title: '離開之前',
              answer: [paragraph('關閉混音器、拔除隨身碟、把椅子推回去。最後一組請關燈，並對空房間說一聲晚安，這是傳統。')],
            },
          ],
          { style: 'box' },
        ),
        text(
          paragraph(
            '線上預約自 2026 年 9 月啟用，說明見',
            link('公告', post('studio-system')),
            '；設備清單見',
            link('空間與設備', page('about/space')),
            '。',
          ),
        ),
        place('embed', {
          address: 'https://calendar.google.com/calendar/embed?src=studio.mingde.example%40group.calendar.google.com&mode=WEEK',
          title: '錄音間使用情形',
          text: '空白的時段都可以預約。',
        }),
      ),
    ],
  },
]
