import { button, columns, place, postList, section, storedLink, text, title } from '#cms/writing/blocks.ts'
import { bold, link, paragraph } from '#cms/writing/lexical.ts'
import type { PageSeed, Refs } from '../types.ts'
import { ALUMNI_WORDS } from './alumni-words.ts'

export const ALUMNI: PageSeed = {
  path: 'about/alumni',
  title: '系友會',
  paper: 'straw',
  lead: '三十八年，兩千六百多位系友，散在電臺、法院、診間、教室與選戰辦公室。',
  layout: (refs) => [words(), association(), people(refs), teachingAgain(), joining(refs), souvenirs(refs)],
}

function words() {
  return section(
    { title: '他們這樣說', titleStyle: 'plain' },
    place('testimonials', {
      label: '系友心得',
      style: 'card',
      show_rating: false,
      items: [...ALUMNI_WORDS],
      slides_desktop: 3,
      slides_tablet: 2,
      slides_mobile: 1,
      gap: 24,
      autoplay: false,
      arrows: true,
    }),
  )
}

function association() {
  return section(
    { title: '系友會做的事', titleStyle: 'plain', paper: 'bone' },
    columns([
      [title('3', '回娘家'), text(paragraph('每年三月第二個星期六。不安排致詞，只安排座位：每一桌都有大一新生。'))],
      [title('3', '接得住助學金'), text(paragraph('每學期十名，每名一萬五千元，不看成績，不公開名單。'))],
      [title('3', '一對一學長姐'), text(paragraph('大三同學可以配對一位同領域的系友，一年見四次面。'))],
    ]),
  )
}

function people({ category, categoryId }: Refs) {
  return section(
    { title: '系友近況', titleStyle: 'plain', moreLabel: '全部系友消息', moreLink: storedLink(category('alumni')) },
    postList({ layout: 'grid-with-thumb', columns: '3', count: 3, selectBy: 'category', category: categoryId('alumni') }),
  )
}

function teachingAgain() {
  const review = (name: string, rating: number, words: string, source: string, postedAt: string) => ({
    name,
    rating,
    text: words,
    source,
    postedAt: new Date(`${postedAt}T12:00:00+08:00`).toISOString(),
  })
  return section(
    { title: '系友公開課，聽過的人說', titleStyle: 'plain' },
    text(paragraph('每學期六場，由系友回來上一堂課，任何人都可以坐進教室。課後回饋照原文刊出。')),
    place('reviews', {
      title: '115 學年度第一學期公開課',
      layout: 'masonry',
      columns: 3,
      card: 'bubble',
      showOverview: true,
      nameAtBottom: true,
      items: [
        review('王小姐', 5, '帶媽媽來聽「怎麼跟長輩談病情」。回家路上，她第一次問我工作順不順利。', '課後回饋單', '2026-10-23'),
        review(
          '大里高中陳老師',
          5,
          '學生平常坐不住，兩個小時沒有人看手機。講者的祕訣是：他真的在等我們回答。',
          '課後回饋單',
          '2026-10-23',
        ),
        review('匿名', 4, '內容很好，冷氣太冷。', '課後回饋單', '2026-10-09'),
        review('社區大學學員李先生', 5, '七十二歲第一次學即席演說。抽到的題目是「鑰匙」，我講了我爸爸。', 'Google', '2026-09-25'),
        review('資工系黃同學', 4.5, '原本以為是口才課，結果學的是怎麼聽需求。下次帶同學來。', 'Google', '2026-09-11'),
      ],
    }),
  )
}

function joining({ url, post, file }: Refs) {
  return section(
    { title: '加入與捐款', titleStyle: 'plain', paper: 'peach' },
    columns(
      [
        [
          text(
            paragraph(bold('更新聯絡資料：'), '換了工作、搬了家、有了新的節目，都請告訴我們。'),
            paragraph(bold('捐款：'), '可指定用於助學金、公演或錄音設備；年底寄發收據與支用明細。'),
            paragraph('今年回娘家的紀錄：', link('何家瑜談「十分鐘不說話」', post('alumni-talk')), '。'),
          ),
          button('下載系友資料更新表', file('alumni-update.pdf')),
          button('寫信給系友會', url('mailto:alumni@mingde.example'), { style: 'line' }),
        ],
        [
          place('click-to-copy', {
            label: '捐款帳號（明德大學校務基金專戶）',
            content: '明德銀行臺中分行 999-0188-5520-1988',
            style: 'box',
            copy_text: '複製帳號',
            success_text: '已複製帳號',
          }),
          place('click-to-copy', {
            label: '附言格式',
            content: '口傳系友會＋姓名＋畢業級別',
            style: 'box',
            copy_text: '複製附言',
            success_text: '已複製附言',
          }),
        ],
      ],
      { gap: 'wide' },
    ),
  )
}

function souvenirs({ page }: Refs) {
  return section(
    { title: '給系友的小東西', titleStyle: 'plain', moreLabel: '系所紀念品', moreLink: storedLink(page('shop')) },
    text(paragraph('系友購買系刊與紀念品另有優惠，結帳時在訂購單的備註填上優惠碼即可。')),
    place('coupon', {
      code: 'ALUMNI1988',
      label: '系友全品項 9 折',
      style: 'slide',
      action: 'click',
      copy_text: '複製優惠碼',
      copied_text: '已複製，謝謝學長姐',
    }),
  )
}
