import { accordion, button, columns, image, place, section, storedLink, text, title } from '#cms/writing/blocks.ts'
import { bold, bullets, link, paragraph, quote, richText } from '#cms/writing/lexical.ts'
import { PLACES_TABLE } from '../tables.ts'
import type { PageSeed, Refs } from '../types.ts'
import { applicationDeadline } from './application-deadline.ts'

export const UNDERGRADUATE: PageSeed = {
  path: 'admission/undergraduate',
  title: '大學部入學指南',
  paper: 'celadon',
  lead: '116 學年度招收 55 名。這一頁整理所有管道、時程、評分方式，以及學長姐最常被問到的事。',
  layout: (refs) => [
    applicationDeadline('距離申請入學報名截止'),
    ways(refs),
    places(),
    schedule(refs),
    future(),
    elders(),
    daily(refs),
    letter(),
    questions(refs),
  ],
}

function ways({ page }: Refs) {
  return section(
    { title: '入學管道', titleStyle: 'plain', anchor: '入學管道' },
    columns(
      [
        [
          title('3', '申請入學，32 名'),
          text(
            bullets(
              [bold('外加名額：'), '原住民 2 名、離島 1 名。'],
              [bold('第一階段：'), '學測國文前標、英文均標，依 3 倍率篩選。'],
              [bold('第二階段：'), '審查資料 40%、口試 40%、學測 20%。'],
              [bold('口試形式：'), '三人一組聆聽一段錄音，先轉述、再回應，全程約 20 分鐘。'],
              [bold('審查重點：'), '多元表現、學習歷程自述、一份三分鐘的聲音或影像作品。'],
            ),
          ),
          title('3', '其他管道'),
          text(
            bullets(
              [link('繁星推薦', page('admission/stars')), '：8 名，不辦面試。'],
              '分發入學：15 名，國文加重計分 1.5 倍。',
              '轉系與轉學：每年六月公告，須繳一份三分鐘作品。',
            ),
          ),
        ],
        [
          title('3', '口試不是比口才'),
          text(quote('講得快、講得滿，不會加分。我們看的是，你有沒有聽懂前一個人說了什麼。')),
          button('口試評分重點', page('admission/interview'), { style: 'ink', size: 'small' }),
          button('備審資料怎麼準備', page('admission/portfolio'), { style: 'line', size: 'small' }),
        ],
      ],
      { ratio: 'wide-first', gap: 'wide' },
    ),
  )
}

function places() {
  return section(
    { title: '歷年名額與錄取率', titleStyle: 'plain', anchor: '歷年名額' },
    place('data-table', {
      caption: '歷年名額與錄取率',
      source: 'paste',
      paste: PLACES_TABLE,
      search: false,
      item_per_page: 5,
      entries: false,
    }),
    { ...text(paragraph('報名人數與錄取率僅計算申請入學第二階段。')), size: 'small' },
  )
}

function schedule({ post }: Refs) {
  return section(
    { title: '招生時程', titleStyle: 'plain', anchor: '招生時程', width: 'narrow' },
    place('timeline', {
      layout: 'vertical',
      vertical_style: 'one',
      entrance: 'none',
      level: '3',
      items: [
        {
          date: '11 月 28 日（六）',
          title: '招生說明會',
          link: storedLink(post('open-day')),
          text: '國際會議廳與線上直播同步，提供手語翻譯與即時字幕。',
          icon: 'people',
          active: true,
        },
        { date: '1 月 16 至 18 日', title: '學科能力測驗', text: '考試日期以大學入學考試中心公告為準。', icon: 'book' },
        {
          date: '3 月 17 至 21 日',
          title: '第二階段報名',
          text: '上傳審查資料與三分鐘作品，3 月 21 日 17:00 系統關閉。',
          icon: 'download',
        },
        {
          date: '4 月 17 日（六）',
          title: '口試',
          text: '請攜帶身分證件，提前 20 分鐘報到。',
          address: '語言傳播大樓 5 樓',
          icon: 'mic',
        },
        { date: '5 月 6 日（四）', title: '公告錄取名單', text: '正取生請於 5 月 12 日前完成登記就讀志願序。', icon: 'award' },
      ],
    }),
  )
}

function future() {
  const facts = [
    { number: 38, suffix: '年', title: '從 1988 年創系至今' },
    { number: 54, suffix: '名', title: '每年校外實習名額，來自 29 個單位' },
    { number: 16, prefix: '1：', suffix: '', title: '生師比，口語課程每班不超過 24 人' },
    { number: 31, suffix: '週', title: '四年中站上講臺的平均週數' },
  ]
  const ways = [
    { title: '廣電與新媒體', percentage: 46 },
    { title: '公關與企業溝通', percentage: 24 },
    { title: '教育與公部門', percentage: 18 },
    { title: '升學', percentage: 12 },
  ]
  return section(
    { title: '畢業出路', titleStyle: 'plain', anchor: '畢業出路', paper: 'bone' },
    columns(facts.map((fact) => [place('fun-fact', fact)])),
    columns(
      [
        [place('pie-chart', { percentage: 94, title: '畢業一年內就業或升學', style: 'simple', size: 220, line_width: 26 })],
        [
          ...ways.map((way) => place('progress-bar', way)),
          { ...text(paragraph('資料來源：113 學年度畢業生流向調查，回收 51 份，回收率 91%。')), size: 'small' },
        ],
      ],
      { ratio: 'wide-last', gap: 'wide', align: 'center' },
    ),
  )
}

function elders() {
  return section(
    { title: '學長姐說', titleStyle: 'plain', anchor: '學長姐說', paper: 'peach' },
    place('testimonials', {
      label: '學長姐的口試經驗',
      style: 'quote',
      show_rating: false,
      items: [
        {
          quote:
            '口試那天我聽錯了一個字，轉述到一半才發現。我停下來說「我剛剛聽錯了」，老師在紙上寫了很久。後來他告訴我，那就是我被錄取的原因。',
          name: '謝雨彤',
          designation: '大學部四年級｜辯論隊隊長',
        },
        {
          quote: '我的三分鐘作品是阿公修機車的聲音，一句話都沒有。老師問的第一個問題是：「你是什麼時候決定不說話的？」',
          name: '吳承翰',
          designation: '大學部三年級｜〈聽見口傳〉製作人',
        },
      ],
      autoplay: false,
      slides_tablet: 1,
      arrows: true,
    }),
  )
}

function daily({ page, picture }: Refs) {
  return section(
    { title: '空間與日常', titleStyle: 'plain', anchor: '空間與日常' },
    image(picture('theatre'), { ratio: '21/8' }),
    columns([[image(picture('lab'), { ratio: '3/2' })], [image(picture('studio'), { ratio: '3/2' })]]),
    button('看所有空間', page('about/space'), { style: 'line', size: 'small' }),
  )
}

function letter() {
  return section(
    { title: '寫給考生', titleStyle: 'plain', anchor: '寫給考生', width: 'narrow' },
    place('unfold', {
      text: richText(
        paragraph(
          '親愛的同學：每年口試結束，我們幾位老師都會圍在系辦吃便當，聊這一天聽到的聲音。有人緊張到忘詞，停了很久，最後說：「我可以重來嗎？」我們說，可以。',
        ),
        paragraph('我想告訴你，我們記得的往往不是說得最順的人，而是那個願意重來一次的人。說話是一門手藝，手藝都是從做壞開始的。'),
        paragraph(
          '你不需要有很大的聲音，也不需要有很特別的故事。去年有一位考生，整場只說了一件事：她每天放學在公車上，聽司機跟同一位乘客道晚安。她說得很慢，但是我們四個人，到現在都記得那班公車是幾號。',
        ),
        paragraph('所以，來之前請做一件事就好：找一個你每天都聽見、卻沒有真正聽過的聲音，聽它一個星期。然後來告訴我們。'),
        paragraph('許靜儀，寫於系辦'),
      ),
      collapse_height: 200,
      expand_text: '讀完這封信',
      collapse_text: '收起',
    }),
  )
}

function questions({ page }: Refs) {
  return section(
    { title: '常見問題', titleStyle: 'plain', anchor: '常見問題', width: 'narrow' },
    accordion(
      [
        {
          title: '我很內向，適合讀口傳系嗎？',
          answer: [
            paragraph(
              '適合。系上約有一半同學自認內向。口語傳播不是要你變成另一種人，而是讓你在需要開口的時候，知道怎麼準備、怎麼說、怎麼停。大一的「人際溝通」就是從一對一的對話開始練起。',
            ),
          ],
        },
        {
          title: '三分鐘作品一定要是演講嗎？',
          answer: [paragraph('可以用任何你熟悉的形式，例如口述影像、廣播短劇或訪談剪輯。手機錄的就好，我們不看設備。')],
        },
        {
          title: '口試會用台語或族語提問嗎？',
          answer: [paragraph('提問用國語。你可以選擇用台語、客語或族語回答，我們會安排通譯，請在報名時註記。')],
        },
        {
          title: '可以雙主修或修輔系嗎？',
          answer: [
            paragraph(
              '可以，大二起申請，不限學院。常見的組合是法律、社工、資訊與戲劇。詳見',
              link('大學部課程', page('courses/undergraduate')),
              '。',
            ),
          ],
        },
      ],
      { faqSchema: true },
    ),
  )
}
