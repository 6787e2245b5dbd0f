import { columns, image, lead, postList, postLoop, section, storedLink, text, title } from '#seed/blocks.ts'
import { bullets, link, paragraph, table } from '#seed/lexical.ts'
import type { PageSeed } from '../types.ts'

export const WORKS: PageSeed[] = [
  {
    path: 'works',
    title: '學生作品',
    paper: 'sky',
    lead: '有人在聽的，才叫作品。',
    layout: ({ categoryId, category, page }) => [
      section(
        { title: '新作', titleStyle: 'plain', moreLabel: '全部作品消息', moreLink: storedLink(category('work')) },
        postList({
          layout: 'grid-with-thumb',
          columns: '3',
          count: 6,
          selectBy: 'category',
          category: categoryId('work'),
          pagination: 'simple',
        }),
      ),
      section(
        { title: '依主題找', titleStyle: 'plain' },
        postLoop({
          taxonomy: 'tag',
          multiple_selection: true,
          logical_combination: 'OR',
          horizontal_scroll: true,
          columns: '3',
          count: 3,
          pagination: 'numbered',
        }),
      ),
      section(
        { title: '依形式找', titleStyle: 'plain', paper: 'bone' },
        columns([
          [title('3', '用聽的'), text(paragraph('Podcast、廣播劇與聲音裝置。', link('Podcast 與廣播劇', page('works/audio'))))],
          [title('3', '用看的'), text(paragraph('公演、單口喜劇與現場配音。', link('畢業公演', page('works/stage'))))],
        ]),
      ),
    ],
  },
  {
    path: 'works/audio',
    title: 'Podcast 與廣播劇',
    paper: 'sky',
    lead: '戴上耳機，從拉開鐵門的聲音開始。',
    layout: ({ picture, post }) => [
      section(
        { title: '節目', titleStyle: 'plain' },
        columns(
          [
            [image(picture('studio'), { ratio: '3/2' })],
            [
              text(
                bullets(
                  [link('巷口說書', post('podcast')), '：十二家即將熄燈的老店，入圍大學聲音創作獎。'],
                  [link('末班公車', post('radio-drama')), '：十八分鐘的廣播劇，三個聲音。'],
                  [link('灶跤的話', post('taigi-drama')), '：六集台語廣播劇，全部在廚房錄音。'],
                ),
                paragraph('節目在各大平臺免費收聽，每一集都附逐字稿。'),
              ),
            ],
          ],
          { gap: 'wide', align: 'center' },
        ),
      ),
    ],
  },
  {
    path: 'works/stage',
    title: '畢業公演',
    paper: 'straw',
    lead: '每年一月，全班都是劇組。',
    layout: ({ picture, post }) => [
      section(
        { title: '今年：聲聲不息', titleStyle: 'plain' },
        image(picture('theatre'), { ratio: '21/8' }),
        lead(paragraph('三十七位畢業生、五場展演，2027 年 1 月 8 日至 10 日於明德劇場。', link('售票資訊', post('stage')))),
      ),
      section(
        { title: '歷年公演', titleStyle: 'plain', width: 'narrow' },
        text(
          table(
            ['年', '劇名', '形式'],
            ['2026', '請在嗶聲後留言', '電話劇場'],
            ['2025', '三分鐘', '即席演說與單口喜劇'],
            ['2024', '這裡是明德廣播', '現場廣播劇'],
            ['2023', '字幕組', '現場配音與默片'],
          ),
        ),
      ),
    ],
  },
]
