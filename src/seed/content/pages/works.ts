import { columns, image, lead, place, postList, postLoop, section, storedLink, text, title } from '#cms/writing/blocks.ts'
import { bullets, link, paragraph, table } from '#cms/writing/lexical.ts'
import type { LinkTarget } from '#cms/writing/link-target.ts'
import type { PageSeed } from '../types.ts'

export const WORKS: PageSeed[] = [
  {
    path: 'works',
    title: '學生作品',
    paper: 'sky',
    lead: '有人在聽的，才叫作品。',
    layout: ({ category, page, post }) => [
      section(
        { title: '新作', titleStyle: 'plain', moreLabel: '全部活動消息', moreLink: storedLink(category('event')) },
        postList({
          layout: 'grid-with-thumb',
          columns: '3',
          count: 3,
          selectBy: 'selected',
          posts: ['podcast', 'radio-drama', 'stage'].map((key) => idOf(post(key))),
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
          [title('3', '用逛的'), text(paragraph('照片、短片與彩排側拍。', link('活動花絮', page('events'))))],
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
      section(
        { title: '片頭與側錄', titleStyle: 'plain', paper: 'ink' },
        place('audio', {
          title: '〈聽見口傳〉片頭',
          text: '每集節目的第一個聲音，由大二「聲音敘事」全班在 508 錄音間錄製。',
          audio_type: 'self',
          file: picture('chime.ogg'),
          picture: picture('studio-night'),
          transcript: '（沒有人聲。六個由低而高的鐘聲，最後一個停得特別久。）',
          download: true,
          paper: 'ink',
        }),
      ),
      section(
        { title: '製作側記', titleStyle: 'plain' },
        place('lightbox', {
          pictures: ['scene-field-trip', 'studio', 'judge', 'script'].map((key) => ({ picture: picture(key) })),
          display: 'grid',
          columns: 4,
          ratio: '1/1',
          slideshow: true,
        }),
      ),
    ],
  },
  {
    path: 'works/stage',
    title: '畢業公演',
    paper: 'straw',
    lead: '每年一月，全班都是劇組。',
    layout: ({ page, picture, post }) => [
      section(
        { title: '今年：聲聲不息', titleStyle: 'plain' },
        place('custom-cursor', {
          ekit_cursor_show: true,
          ekit_cursor_type: 'text',
          ekit_cursor_text_label: '放大看',
          ekit_cursor_size: 72,
          content: [image(picture('theatre'), { ratio: '21/8' })],
        }),
        lead(paragraph('三十七位畢業生、五場展演，2027 年 1 月 8 日至 10 日於明德劇場。', link('售票資訊', post('stage')))),
      ),
      section(
        { title: '票價', titleStyle: 'plain', paper: 'straw' },
        place('price-menu', {
          label: '《聲聲不息》票價',
          style: 'list',
          level: '3',
          showImage: false,
          pricePosition: 'right',
          hasLeader: true,
          items: [
            { title: '全票', description: '自由入座，開演前三十分鐘進場。', price: 'NT$300', link: storedLink(post('stage')) },
            { title: '學生票', description: '憑學生證，高中職與大專皆可。', price: 'NT$150' },
            { title: '兩人同行', description: '帶一個沒看過舞臺劇的人來。', price: 'NT$480' },
            { title: '身心障礙與陪同者', description: '輪椅席、助聽環路與口述影像請先預約。', price: '免費' },
          ],
        }),
      ),
      section(
        { title: '帶一點回家', titleStyle: 'plain', moreLabel: '系所紀念品', moreLink: storedLink(page('shop')) },
        place('product-carousel', {
          label: '公演周邊',
          selectBy: 'recent',
          hideSoldOut: true,
          showDescription: false,
          level: '3',
          slides_desktop: 4,
          slides_tablet: 3,
          slides_mobile: 1,
          autoplay: false,
          loop: false,
        }),
      ),
      section(
        { title: '歷年公演', titleStyle: 'plain', width: 'narrow', paper: 'bone' },
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

function idOf(target: LinkTarget): number {
  if (target.kind === 'url') throw new Error('An address is no post.')
  return target.id
}
