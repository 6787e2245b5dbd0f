import { button, columns, lead, section, text, title } from '#seed/blocks.ts'
import { bullets, link, paragraph, table } from '#seed/lexical.ts'
import type { PageSeed } from '../types.ts'

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
    layout: ({ page }) => [
      section(
        { title: '四年怎麼走', titleStyle: 'plain' },
        text(
          table(
            ['年級', '主軸', '必修', '這一年結束時，你會'],
            ['一年級', '聽', '人際溝通、口語傳播概論、口語詮釋', '說一件小事，讓全班安靜'],
            ['二年級', '說', '公眾演說（一）、論證與邏輯、傳播統計', '不看稿說八分鐘'],
            ['三年級', '選', '兩個領域各三門、校外實習', '完成一個真的有人在用的專案'],
            ['四年級', '演', '畢業公演或畢業製作', '站上自己選的舞臺'],
          ),
        ),
        button('大學部課程', page('courses/undergraduate')),
        button('碩士班課程', page('courses/master'), { style: 'line' }),
        button('擋修表', page('courses/prerequisites'), { style: 'line' }),
      ),
    ],
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
