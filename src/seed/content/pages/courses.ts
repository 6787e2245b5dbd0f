import { button, columns, lead, place, section, text, title } from '#cms/writing/blocks.ts'
import { bold, bullets, link, numbers, paragraph, richText, table } from '#cms/writing/lexical.ts'
import type { PageSeed, Refs } from '../types.ts'

const FIELDS = [
  {
    name: '口語表達',
    says: '從三分鐘自我介紹，練到四十分鐘不看稿。每學期至少站上講臺四次，每次都有錄影與一對一回饋。',
    courses: ['公眾演說（一）、（二）', '口語詮釋', '簡報與訪談', '講稿寫作'],
  },
  {
    name: '論辯與說服',
    says: '邏輯、舉證、交叉質詢。期末的模擬法庭開放旁聽，陪審團由觀眾抽籤產生。',
    courses: ['論證與邏輯', '論辯與說服', '修辭批評', '法庭與議會溝通'],
  },
  {
    name: '社群傳播',
    says: '企劃、數據、短影音與查核。每個專案都要回答：這句話是說給誰聽的？',
    courses: ['社群媒體企劃', '傳播統計', '社群數據分析', '假訊息與事實查核'],
  },
  {
    name: '主持與展演',
    says: '主持、配音、廣播劇與舞臺監督。畢業公演是這個領域的總驗收。',
    courses: ['主持學', '聲音敘事', '配音與廣播劇', '展演企劃與舞臺監督'],
  },
]

export const COURSES: PageSeed[] = [
  {
    path: 'courses',
    title: '課程地圖',
    paper: 'sky',
    lead: '四年一百二十八學分，從聽開始。',
    layout: (refs) => [programmes(refs), fourYears(), allCourses(refs), credits()],
  },
  {
    path: 'courses/undergraduate',
    title: '大學部課程',
    paper: 'sky',
    lead: '四個領域，前兩年人人走過一遍，第三年選兩個深入。',
    layout: ({ page }) => [
      ...FIELDS.map(({ name, says, courses }, index) =>
        section(
          { title: name, titleStyle: 'plain', anchor: name, paper: index % 2 === 0 ? 'none' : 'bone' },
          columns([[lead(paragraph(says))], [text(bullets(...courses))]], { gap: 'wide' }),
        ),
      ),
      section(
        { title: '選課之前', titleStyle: 'plain', width: 'narrow' },
        text(
          paragraph('先後修關係請見', link('擋修表', page('courses/prerequisites')), '。雙主修與輔系不限校內學院，大二起申請。'),
        ),
        place('off-canvas', {
          name: '選課備忘',
          opener_type: 'icon-text',
          opener_text: '打開選課備忘',
          close_type: 'icon-text',
          position: 'end',
          content: [
            text(
              paragraph(bold('加退選之前，對自己問四件事')),
              numbers(
                '這學期有沒有至少一門課會讓我上臺？',
                '先修科目都及格了嗎？沒有及格，系統會自動退選。',
                '必修有沒有撞課？撞了先找系辦，不要自己退。',
                '實習學期留了兩個完整的下午嗎？',
              ),
              paragraph(bold('時程')),
              bullets('初選：12 月 21 日至 30 日', '加退選：2 月 15 日至 26 日 17:00', '停修：4 月 30 日前'),
            ),
            button('看擋修表', page('courses/prerequisites'), { size: 'small' }),
          ],
        }),
      ),
    ],
  },
  {
    path: 'courses/master',
    title: '碩士班課程',
    paper: 'celadon',
    lead: '三十學分與一篇論文，或一份附有研究報告的展演作品。',
    layout: ({ page }) => [
      section(
        { title: '兩條路', titleStyle: 'plain' },
        columns([
          [title('3', '研究組'), text(paragraph('修辭與論辯、健康傳播、計算傳播三個方向。第二年起固定參加每週的專題討論。'))],
          [title('3', '展演組'), text(paragraph('以作品取代論文，但須附一萬五千字以上的研究報告，並公開演出或發表一次。'))],
        ]),
      ),
      section(
        { title: '必修科目', titleStyle: 'plain', width: 'narrow' },
        text(
          bullets(
            '口語傳播理論（3 學分）',
            '質性研究方法或量化研究方法（3 學分）',
            '專題討論（一）至（四）（每學期 1 學分）',
            '學術倫理（0 學分，線上）',
          ),
          paragraph('想報考的同學，請看', link('碩士班甄試', page('admission/master')), '。'),
        ),
      ),
    ],
  },
  {
    path: 'courses/prerequisites',
    title: '擋修表',
    paper: 'bone',
    lead: '先修科目不及格，系統會自動退選。表格以 115 學年度第 2 學期為準。',
    layout: ({ post }) => [
      section(
        { title: '先後修關係', titleStyle: 'plain' },
        text(
          table(
            ['科目', '先修科目', '適用'],
            ['公眾演說（二）', '公眾演說（一）、口語詮釋', '114 學年度起入學'],
            ['論辯與說服', '論證與邏輯', '全部'],
            ['社群數據分析', '傳播統計', '全部'],
            ['配音與廣播劇', '聲音敘事或口語詮釋', '全部'],
            ['展演企劃與舞臺監督', '主持學', '全部'],
            ['校外實習', '修滿 72 學分', '全部'],
          ),
          paragraph('本學期的異動說明：', link('115 學年度第 2 學期初選時程與擋修科目異動公告', post('enrol')), '。'),
        ),
      ),
    ],
  },
]

function programmes({ page }: Refs) {
  return section(
    { title: '依學制', titleStyle: 'plain' },
    place('tabs', {
      label: '學制',
      items: [
        {
          title: '大學部',
          text: richText(
            paragraph(
              '四年 128 學分：校共同 28、系必修 52、領域選修 30、自由選修 18。前兩年四個領域都走一遍，第三年選兩個深入。',
            ),
            bullets(
              '每學期至少站上講臺四次，每次都有錄影與一對一回饋。',
              '三年級校外實習 240 小時。',
              '四年級公演或畢業製作二選一。',
            ),
          ),
          content: [
            button('大學部課程', page('courses/undergraduate')),
            button('擋修表', page('courses/prerequisites'), { style: 'line' }),
          ],
        },
        {
          title: '碩士班',
          text: richText(
            paragraph('三十學分與一篇論文，或一份附有研究報告的展演作品。研究組與展演組共用方法課，第二年分開討論。'),
            bullets('修業年限一至四年。', '每週專題討論，輪流報告，也輪流當聽眾。'),
          ),
          content: [
            button('碩士班課程', page('courses/master')),
            button('碩士班甄試', page('admission/master'), { style: 'line' }),
          ],
        },
        {
          title: '輔系與雙主修',
          text: richText(
            paragraph('不限學院，大二起申請。輔系 24 學分，雙主修 52 學分。常見的組合是法律、社工、資訊與戲劇。'),
            bullets('每年五月申請，須繳一份三分鐘作品。', '輔系生也可以加入辯論隊與節目組。'),
          ),
        },
      ],
    }),
  )
}

function fourYears() {
  return section(
    { title: '四年怎麼走', titleStyle: 'plain', paper: 'sky' },
    place('timeline', {
      layout: 'horizontal',
      label: '四年的主軸',
      level: '3',
      items: [
        {
          date: '一年級',
          title: '聽',
          subtitle: '人際溝通、口語傳播概論、口語詮釋',
          text: '這一年結束時，你會說一件小事，讓全班安靜。',
          icon: 'people',
        },
        {
          date: '二年級',
          title: '說',
          subtitle: '公眾演說（一）、論證與邏輯、傳播統計',
          text: '這一年結束時，你會不看稿說八分鐘。',
          icon: 'mic',
        },
        {
          date: '三年級',
          title: '選',
          subtitle: '兩個領域各三門、校外實習',
          text: '這一年結束時，你會完成一個真的有人在用的專案。',
          icon: 'map',
        },
        {
          date: '四年級',
          title: '演',
          subtitle: '畢業公演或畢業製作',
          text: '這一年結束時，你會站上自己選的舞臺。',
          icon: 'star',
        },
      ],
    }),
  )
}

function allCourses({ file, picture }: Refs) {
  return section(
    { title: '課程一覽', titleStyle: 'plain', anchor: '課程一覽' },
    place('data-table', {
      caption: '115 學年度課程',
      source: 'file',
      file: picture('courses.csv'),
      search_placeholder: '找科目、領域或老師',
      item_per_page: 12,
    }),
    {
      ...text(paragraph('也可以', link('下載整份課程一覽（CSV）', file('courses.csv')), '。實際開課以教務系統為準。')),
      size: 'small',
    },
  )
}

function credits() {
  const shares = [
    { percentage: 40.6, title: '系必修 52 學分', description: '四個領域各走一遍，含實習與公演或畢業製作。' },
    { percentage: 23.4, title: '領域選修 30 學分', description: '第三年選兩個領域，各三門以上。' },
    { percentage: 21.9, title: '校共同 28 學分', description: '語文、通識、體育與服務學習。' },
    { percentage: 14.1, title: '自由選修 18 學分', description: '別系的課、輔系、跨校，都可以。' },
  ]
  return section(
    { title: '128 學分怎麼分', titleStyle: 'plain', paper: 'bone' },
    columns(
      shares.map((share) => [
        place('pie-chart', { ...share, style: 'with-content', content_style: 'static', level: '3', size: 160, line_width: 14 }),
      ]),
    ),
  )
}
