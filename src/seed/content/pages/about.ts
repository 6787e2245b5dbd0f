import { button, columns, lead, place, section, storedLink, text } from '#cms/writing/blocks.ts'
import { bold, bullets, link, numbers, paragraph, quote, richText, table } from '#cms/writing/lexical.ts'
import type { PageSeed, Refs } from '../types.ts'

export const ABOUT: PageSeed = {
  path: 'about',
  title: '認識口傳',
  paper: 'peach',
  lead: '1988 年創系。我們研究人怎麼說話、怎麼聽話，以及一句話走到網路上以後會變成什麼。',
  layout: (refs) => [teaching(refs), strengths(refs), figures(), goals(), voice(refs), organisation(refs), honours(refs)],
}

function teaching({ page }: Refs) {
  return section(
    { title: '我們在教什麼', titleStyle: 'plain' },
    lead(paragraph('口語傳播不是口才班。它問的是：一個人要怎麼把話說清楚，又怎麼知道對方真的聽懂了？')),
    text(
      paragraph(
        '大學部四年分成四個領域：口語表達、論辯與說服、社群傳播、主持與展演。前兩年人人都要走過一遍，第三年開始選擇兩個領域深入，第四年用一齣公演或一份畢業製作，把所學說給觀眾聽。',
      ),
      paragraph('每班口語課程不超過二十四人，因為人一多，就輪不到每個人開口。'),
    ),
    button('看課程地圖', page('courses')),
  )
}

const STRENGTHS = [
  {
    icon: 'mic',
    paper: 'peach',
    name: '每學期上臺四次',
    front: '說話是手藝，手藝要用手做。',
    back: '四年平均三十一週站上講臺，每一次都錄影，並由老師與同學各給一份回饋。',
    label: '看大學部課程',
    path: 'courses/undergraduate',
  },
  {
    icon: 'people',
    paper: 'straw',
    name: '二十四人的班',
    front: '人一多，就輪不到每個人開口。',
    back: '生師比 1：16。口語課程每班不超過二十四人，滿了就加開，不加座位。',
    label: '認識老師',
    path: 'about/faculty',
  },
  {
    icon: 'chat',
    paper: 'celadon',
    name: '先聽懂，才反對',
    front: '論辯課的第一條規矩。',
    back: '發言之前先複述對方的主張，複述到對方點頭為止。模擬法庭與辯論隊都照這條規矩。',
    label: '看學生作品',
    path: 'works',
  },
  {
    icon: 'video',
    paper: 'sky',
    name: '真的有人在聽',
    front: '作業交給觀眾，不只交給老師。',
    back: 'Podcast 上架、廣播劇播出、公演售票、查核報告公開。三年級另有 240 小時校外實習。',
    label: '看實習與產學',
    path: 'students/internship',
  },
] as const

function strengths({ page }: Refs) {
  return section(
    { title: '本系特色', titleStyle: 'plain', anchor: '本系特色' },
    columns(
      STRENGTHS.map(({ icon, paper, name, front, back, label, path }) => [
        place('flip-box', {
          front_media: 'icon',
          front_icon: icon,
          front_title: name,
          front_text: front,
          front_paper: paper,
          back_title: name,
          back_text: back,
          back_paper: 'ink',
          back_button: label,
          back_link: storedLink(page(path)),
          style: 'flip',
          trigger: 'hover',
          height: 300,
          level: '3',
        }),
      ]),
    ),
  )
}

function figures() {
  const facts = [
    { number: 38, suffix: '年', title: '從 1988 年開始，只練聽與說' },
    { number: 2647, suffix: '位', title: '系友，散在電臺、法院、診間與教室' },
    { number: 24, suffix: '人', title: '口語課程每班的上限' },
    { number: 94, suffix: '％', title: '畢業一年內就業或升學' },
  ]
  return section(
    { title: '數字裡的口傳', titleStyle: 'plain', paper: 'ink', spacing: 'small' },
    columns(facts.map((fact) => [place('fun-fact', { ...fact, style: 'static' })])),
  )
}

function goals() {
  return section(
    { title: '教育目標', titleStyle: 'plain', anchor: '教育目標' },
    columns(
      [
        [
          text(
            numbers(
              [bold('聽得準：'), '分辨一句話的內容、情緒與沒有說出來的部分。'],
              [bold('說得清楚：'), '在三分鐘與四十分鐘之間，都能讓對方記得一件事。'],
              [bold('論得公道：'), '以證據支持主張，並準確地陳述反對者的理由。'],
              [bold('傳得負責：'), '在發布之前查核，在發布之後回應。'],
            ),
            paragraph('四項目標每年由系友、雇主與在校生一起檢視一次，結果寫進課程委員會的紀錄。'),
          ),
        ],
        [
          place('progress-bar', { title: '認為自己「比入學時更會聽」', percentage: 91 }),
          place('progress-bar', { title: '能不看稿說滿八分鐘', percentage: 86 }),
          place('progress-bar', { title: '發文前會查證來源', percentage: 78 }),
          { ...text(paragraph('資料來源：114 學年度應屆畢業生自評，回收 49 份。')), size: 'small' },
        ],
      ],
      { gap: 'wide' },
    ),
  )
}

function voice({ page, picture }: Refs) {
  return section(
    { title: '先聽，再說', titleStyle: 'plain', paper: 'bone' },
    columns(
      [
        [
          place('image-morph', {
            fill: 'picture',
            picture: picture('studio'),
            shapes: 'tones',
            easing: 'ease-in-out',
            duration: 9000,
            loop: false,
          }),
        ],
        [
          text(
            quote('在口傳系最難的一堂課，是老師要我們十分鐘不說話，只聽對方把話講完。'),
            paragraph('何家瑜，102 級系友，廣播節目製作人'),
            bullets(
              [link('系所沿革', page('about/history')), '：三十八年裡的十個日子'],
              [link('師資陣容', page('about/faculty')), '：六位專任老師'],
              [link('空間與設備', page('about/space')), '：實驗室、錄音間與小劇場'],
              [link('系友會', page('about/alumni')), '：兩千六百多位系友'],
            ),
          ),
        ],
      ],
      { gap: 'wide', align: 'center' },
    ),
  )
}

function organisation({ page }: Refs) {
  return section(
    { title: '組織', titleStyle: 'plain', anchor: '組織' },
    place('tabs', {
      label: '系上的組織',
      style: 'vertical',
      rememberInAddress: false,
      items: [
        {
          title: '系務會議',
          text: richText(
            paragraph('本系最高決策會議，由全體專任教師、職員代表一名與學生代表兩名組成，每學期至少三次，會議紀錄公開。'),
            paragraph('主席：許靜儀 教授兼系主任'),
          ),
        },
        {
          title: '委員會',
          text: richText(
            table(
              ['委員會', '做什麼', '召集人'],
              ['課程委員會', '審議課綱、學分與擋修，含系友與業界委員各一名', '黃郁庭'],
              ['招生委員會', '命題、口試訓練與評分檢討', '周子恆'],
              ['實習委員會', '訪視單位、媒合與申訴', '陳柏勳'],
              ['展演委員會', '公演、畢業製作與空間排程', '蔡承佑'],
            ),
          ),
        },
        {
          title: '系辦公室',
          text: richText(
            table(
              ['職務', '姓名', '分機'],
              ['系務與人事', '葉庭瑋', '5201'],
              ['招生、課務與學生事務', '何思妤', '5202'],
              ['錄音間與劇場技術', '曾冠霖', '5208'],
            ),
            paragraph('服務時間：週一至週五 08:30–12:00、13:00–17:00，', link('聯絡方式', page('contact')), '。'),
          ),
        },
        {
          title: '學生組織',
          text: richText(
            bullets(
              '系學會：迎新、期中茶會與畢業公演前臺。',
              '辯論隊：每週二晚上，503 教室，歡迎旁聽。',
              '〈聽見口傳〉節目組：每月兩集，從選題到上架都由學生決定。',
            ),
          ),
        },
      ],
    }),
  )
}

function honours({ categoryId, page }: Refs) {
  return section(
    { title: '最近的榮譽', titleStyle: 'plain', moreLabel: '榮譽榜', moreLink: storedLink(page('honor')), paper: 'bone' },
    place('post-carousel', {
      label: '最近得獎的消息',
      selectBy: 'category',
      category: categoryId('honor'),
      count: 6,
      slides_desktop: 3,
      slides_tablet: 2,
      slides_mobile: 1,
      autoplay: false,
      loop: false,
      showExcerpt: false,
      arrows: true,
    }),
  )
}
