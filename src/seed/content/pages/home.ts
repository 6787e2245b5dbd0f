import {
  button,
  columns,
  countdown,
  hero,
  lead,
  newsletterForm,
  place,
  postList,
  section,
  storedLink,
  text,
  title,
} from '#cms/writing/blocks.ts'
import { link, paragraph, quote, table } from '#cms/writing/lexical.ts'
import type { PageSeed, Refs } from '../types.ts'
import { ALUMNI_WORDS } from './alumni-words.ts'

const [WORDS] = ALUMNI_WORDS

export const HOME: PageSeed = {
  path: '',
  title: '首頁',
  template: 'home',
  layout: (refs) => [
    opening(refs),
    announcements(refs),
    news(refs),
    curriculum(refs),
    programme(refs),
    listening(refs),
    invitation(refs),
    alumni(refs),
    letter(refs),
  ],
}

function opening({ page, url }: Refs) {
  return hero('先聽，\n再說。', {
    kicker: '1988 年創系，三十八年只練一件事',
    lead: '我們教口語表達，也教社群傳播。但開口之前，先練習聽懂一個人、一個場合、一個時代。',
    buttons: [
      { label: '116 學年度招生', link: storedLink(page('admission/undergraduate')), style: 'zhu' },
      { label: '四年學什麼', link: storedLink(url('#四年學什麼')), style: 'line' },
    ],
  })
}

function announcements({ categoryId }: Refs) {
  return section(
    { paper: 'ink', spacing: 'none' },
    place('content-ticker', {
      title: '公告',
      source: 'post',
      category: categoryId('notice'),
      count: 4,
      tickerEffect: 'fade',
      tickerDelay: 6000,
      showArrows: true,
    }),
  )
}

function news({ url }: Refs) {
  return section(
    { title: '最新消息', moreLabel: '全部消息', moreLink: storedLink(url('/news/')) },
    postList({ layout: 'lead', count: 6, showExcerpt: true }),
  )
}

const FIELDS = [
  {
    key: 'speech',
    name: '口語表達',
    paper: 'peach',
    says: '公眾演說、口語詮釋、簡報與訪談。從三分鐘自我介紹，練到四十分鐘不看稿。',
  },
  {
    key: 'debate',
    name: '論辯與說服',
    paper: 'straw',
    says: '邏輯、舉證、交叉質詢。學會反對一個意見，而不是反對一個人。',
  },
  {
    key: 'social',
    name: '社群傳播',
    paper: 'celadon',
    says: '社群企劃、數據分析、短影音與查核。讓對的話，在對的時間抵達。',
  },
  {
    key: 'stage',
    name: '主持與展演',
    paper: 'sky',
    says: '主持、配音、廣播劇與舞臺監督。燈亮之前，全班都是劇組。',
  },
] as const

function curriculum({ page, picture, url }: Refs) {
  return section(
    { title: '四年學什麼', moreLabel: '課程地圖', moreLink: storedLink(page('courses')), rule: true, anchor: '四年學什麼' },
    columns(
      FIELDS.map(({ key, name, paper, says }) => [
        place('tilt', {
          picture: picture(`field-${key}`),
          title: name,
          level: '3',
          text: says,
          link: storedLink(url(`/courses/undergraduate/#${name}`)),
          paper,
          max_tilt: 8,
        }),
      ]),
    ),
  )
}

function programme({ page, post, category }: Refs) {
  return section(
    { title: '近期節目', moreLabel: '活動消息', moreLink: storedLink(category('event')), rule: true },
    {
      ...text(
        table(
          ['日期', '節目', '地點與時間'],
          ['11.19（四）', '麥克風後面的人：新聞主播談即席訪問', '語傳 501　14:10'],
          ['11.28（六）', '116 學年度申請入學說明會', '國際會議廳　10:00'],
          ['12.04（五）', '大一期末：三分鐘公眾演說觀摩', '小劇場　18:30'],
          ['12.12（六）', '第二十二屆明德盃全國高中職演講邀請賽', '大禮堂　09:00'],
          ['01.08（五）', '畢業公演《聲聲不息》首演', '明德劇場　19:30'],
        ),
        paragraph(
          '多數節目開放校外朋友入場，',
          link('系列講座', post('talk')),
          '不必報名，',
          link('說明會', post('open-day')),
          '請先登記。第一次來？看',
          link('交通與地圖', page('交通與地圖')),
          '。',
        ),
      ),
      width: 'full',
    },
  )
}

function listening({ page, picture }: Refs) {
  return section(
    { title: '聽聽看', moreLabel: '更多作品', moreLink: storedLink(page('works/audio')), paper: 'ink' },
    place('audio', {
      title: '〈聽見口傳〉片頭',
      text: '學生廣播節目的片頭音，六個像鐘一樣的音，由大二「聲音敘事」全班錄製。',
      audio_type: 'self',
      file: picture('chime.ogg'),
      picture: picture('studio-night'),
      transcript: '（沒有人聲。六個由低而高的鐘聲，最後一個停得特別久。）',
      paper: 'ink',
    }),
  )
}

function invitation({ page }: Refs) {
  return section(
    { paper: 'celadon' },
    columns(
      [
        [
          title('2', '明年九月，換你站上這個講臺。', { style: 'display' }),
          lead(paragraph('116 學年度大學部招收 55 名，其中申請入學 32 名。口試不比口才，我們想聽你怎麼理解一件事。')),
          button('看入學指南', page('admission/undergraduate')),
          button('預約線上諮詢', page('admission/consult'), { style: 'line' }),
        ],
        [
          countdown('2027-01-11T17:00:00+08:00', {
            title: '距離備審諮詢預約截止',
            note: '逾時按長鈴，不再收件',
            finishTitle: '備審諮詢預約已截止',
          }),
        ],
      ],
      { ratio: 'wide-first', gap: 'wide', align: 'center' },
    ),
  )
}

function alumni({ page }: Refs) {
  return section(
    { title: '系友說', moreLabel: '系友專區', moreLink: storedLink(page('about/alumni')) },
    text(quote(WORDS.quote), paragraph(`${WORDS.name}，${WORDS.designation.replace('｜', '，')}`)),
  )
}

function letter({ mailingList }: Refs) {
  return section(
    { paper: 'zhu' },
    newsletterForm(mailingList('news'), {
      title: '每月一封，不多話。',
      text: '系上的得獎、講座、公演與招生消息，每個月的第一個星期三寄出。',
    }),
  )
}
