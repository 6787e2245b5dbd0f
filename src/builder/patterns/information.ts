import { documentOf, linkNode, paragraph } from '#settings/rich-text/compose.ts'
import { button, columns, drawn, type Pattern, section } from './pattern.ts'

const MOST_PICTURES = 6

const download = (title: string, words: string) => [
  drawn('heading', { text: title, level: '3' }),
  drawn('text', { body: documentOf(paragraph(words)), size: 'small' }),
  button(`下載${title}`),
]

/** What readers come to look up. */
export const information: readonly Pattern[] = [
  {
    name: 'faq',
    label: '常見問題',
    words: '問答 問與答 手風琴',
    draw: () =>
      section(
        { title: '常見問題' },
        drawn('accordion', {
          faqSchema: true,
          items: [
            {
              title: '沒有相關經驗也可以報名嗎？',
              text: documentOf(paragraph('可以。課程從零開始，我們看重的是願意聽、願意練習。')),
            },
            { title: '需要準備什麼資料？', text: documentOf(paragraph('學習歷程自述一份，以及三分鐘以內的聲音或影像作品。')) },
            { title: '外地學生有宿舍嗎？', text: documentOf(paragraph('大一新生保障床位，其他年級依校方規定抽籤。')) },
          ],
        }),
      ),
  },
  {
    name: 'news',
    label: '最新消息',
    words: '新聞 公告 文章',
    draw: () =>
      section(
        { title: '最新消息', moreLabel: '看全部消息', moreLink: { kind: 'url', url: '/' } },
        drawn('post-list', { layout: 'lead', count: 5 }),
      ),
  },
  {
    name: 'gallery',
    label: '活動照片',
    words: '圖片 相簿 花絮',
    draw: ({ pictures }) =>
      section(
        { title: '活動花絮' },
        drawn('image-gallery', {
          label: '活動花絮',
          groups: [{ filter_label: '照片', images: pictures.slice(0, MOST_PICTURES).map((picture) => ({ picture })) }],
        }),
      ),
  },
  {
    name: 'contact',
    label: '聯絡與地圖',
    words: '交通 地址 電話 位置',
    draw: () =>
      section(
        { title: '怎麼找到我們' },
        columns(
          { ratio: 'wide-last' },
          [
            drawn('heading', { text: '系辦公室', level: '3' }),
            drawn('text', {
              body: documentOf(
                paragraph('週一到週五 8:30–17:00，中午不休息。'),
                paragraph('電話：', linkNode('tel:+886400000000', '04-0000-0000')),
                paragraph('信箱：', linkNode('mailto:office@example.edu.tw', 'office@example.edu.tw')),
              ),
            }),
          ],
          [drawn('map', { latitude: 24.15, longitude: 120.68, title: '系辦公室', address: '臺中市' })],
        ),
      ),
  },
  {
    name: 'downloads',
    label: '檔案下載',
    words: '簡章 表單 文件',
    draw: () =>
      section(
        { title: '檔案下載', paper: 'bone' },
        columns(
          {},
          download('招生簡章', '入學管道、名額、日程與審查標準。'),
          download('報名表', '填好後連同作品一起上傳。'),
          download('交通指南', '大眾運輸、停車與無障礙路線。'),
        ),
      ),
  },
]
