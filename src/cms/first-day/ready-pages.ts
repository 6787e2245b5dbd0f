import { newsHref } from '#addresses/documents.ts'
import { accordion, button, columns, hero, postList, section, text, title } from '#cms/writing/blocks.ts'
import { bullets, heading, paragraph, type RichNode, table } from '#cms/writing/lexical.ts'
import type { Page } from '#platform/payload-types.ts'

/** What the ready-made pages say of the department. */
export interface Names {
  university: string
  department: string
  description: string
}

export interface ReadyPage {
  /** Empty for the home page. */
  slug: string
  title: string
  lead: string
  paper: NonNullable<Page['paper']>
  layout(names: Names): NonNullable<Page['layout']>
}

const newsTarget = { kind: 'url', url: newsHref() } as const

/** Pages that every department needs, as drafts: what stands in brackets is to be replaced, or taken out. */
export const READY_PAGES: readonly ReadyPage[] = [
  {
    slug: '',
    title: '首頁',
    lead: '',
    paper: 'peach',
    layout: ({ university, department, description }) => [
      hero(department, { kicker: university, lead: description, art: 'bars', buttons: [] }),
      section(
        { title: '最新消息', titleStyle: 'plain' },
        postList({ count: 6 }),
        button('全部消息', newsTarget, { style: 'line' }),
      ),
    ],
  },
  {
    slug: 'about',
    title: '關於本系',
    lead: '（一句話說明本系在做什麼、為誰而做。）',
    paper: 'celadon',
    layout: ({ department }) => [
      words(
        heading(2, '我們是誰'),
        paragraph(`（用兩三段話介紹${department}：哪一年成立、教什麼、和別的系有什麼不同。）`),
        heading(2, '教育目標'),
        bullets('（學生畢業時會做什麼。）', '（具備哪些能力。）', '（養成什麼態度。）'),
        heading(2, '重要紀事'),
        table(['年', '事'], ['（民國年）', '（成立、改名、設立碩士班、遷入現址……）']),
      ),
    ],
  },
  {
    slug: 'people',
    title: '師資與行政人員',
    lead: '（想找老師或辦事，從這裡開始。）',
    paper: 'sky',
    layout: () => [
      section(
        { title: '專任教師', titleStyle: 'plain' },
        columns(
          ['（姓名 教授）', '（姓名 副教授）', '（姓名 助理教授）'].map((name) => [
            title('3', name),
            text(paragraph('（專長、學歷、研究室、分機、信箱。）')),
          ]),
        ),
      ),
      section(
        { title: '行政人員', titleStyle: 'plain' },
        text(table(['姓名', '業務', '分機'], ['（姓名）', '（課程、招生、經費……）', '（分機）'])),
      ),
    ],
  },
  {
    slug: 'courses',
    title: '課程',
    lead: '（畢業要修多少學分、必修有哪些、怎麼選課。）',
    paper: 'straw',
    layout: () => [
      words(
        heading(2, '畢業學分'),
        table(['類別', '學分'], ['校共同必修', '（學分）'], ['系必修', '（學分）'], ['系選修', '（學分）'], ['合計', '（學分）']),
        heading(2, '選課須知'),
        bullets('（擋修規定。）', '（抵免、跨系、輔系與雙主修。）'),
      ),
    ],
  },
  {
    slug: 'admission',
    title: '招生資訊',
    lead: '（申請入學、考試分發、轉學與研究所的名額和日期。）',
    paper: 'peach',
    layout: () => [
      words(
        heading(2, '入學管道'),
        table(['管道', '名額', '報名日期'], ['申請入學', '（名額）', '（日期）'], ['分發入學', '（名額）', '（日期）']),
      ),
      section(
        { title: '常見問題', titleStyle: 'plain' },
        accordion([
          { title: '備審資料要準備什麼？', answer: [paragraph('（列出項目與評分重點。）')] },
          { title: '可以來參觀嗎？', answer: [paragraph('（說明會日期，或預約參觀的方式。）')] },
        ]),
      ),
    ],
  },
  {
    slug: 'forms',
    title: '表單下載',
    lead: '（學生與老師常用的表單。）',
    paper: 'bone',
    layout: () => [
      words(
        heading(2, '學生'),
        bullets('（學分抵免申請表：選取這幾個字，按連結，選媒體庫裡的檔案。）', '（實習申請表。）'),
        heading(2, '教師'),
        bullets('（場地與設備借用單。）'),
      ),
    ],
  },
  {
    slug: 'contact',
    title: '聯絡我們',
    lead: '（打電話、寫信，或直接到系辦。）',
    paper: 'celadon',
    layout: () => [
      words(
        heading(2, '系辦公室'),
        bullets('地址：（地址）', '電話：（電話與分機）', '電子郵件：（信箱）', '服務時間：（時間）'),
        heading(2, '怎麼來'),
        paragraph('（捷運、公車、停車，以及無障礙路線。）'),
      ),
    ],
  },
  {
    slug: 'privacy',
    title: '隱私權政策',
    lead: '我們只收集做事需要的資料。',
    paper: 'bone',
    layout: ({ university, department }) => [
      words(
        heading(2, '我們收集什麼'),
        bullets('您主動寄來的信件與報名資料。', '訂閱電子報時留下的電子郵件與同意時間。', '伺服器為維護安全而保留的連線紀錄。'),
        heading(2, '怎麼使用'),
        paragraph(
          `資料由${university}${department}保管，僅用於回覆、辦理活動、寄送您訂閱的消息與維護網站安全，不提供給與目的無關的第三人。法律另有規定時，依法辦理。`,
        ),
        heading(2, '保留多久'),
        paragraph('（報名資料、電子報資料與連線紀錄各保留多久。）'),
        heading(2, '您的權利'),
        paragraph(
          '依《個人資料保護法》，您可以查詢、閱覽、複製、更正或要求刪除自己的資料。請寫信到（信箱），我們會在十五日內回覆。',
        ),
        heading(2, 'Cookie'),
        paragraph('瀏覽本站不需要登入，也不使用追蹤用的 Cookie。'),
      ),
    ],
  },
  {
    slug: 'accessibility',
    title: '無障礙聲明',
    lead: '每一個人都應該用得到。',
    paper: 'bone',
    layout: () => [
      words(
        heading(2, '我們的目標'),
        paragraph('本站依「網站無障礙規範」AA 等級設計。'),
        heading(2, '使用方式'),
        bullets(
          '按 Tab 鍵可依序移動到每一個連結；第一個連結是「跳到主要內容」。',
          '「:::」是導盲磚，快速鍵 Alt+U、Alt+C、Alt+Z 分別跳到上方、主要內容與頁尾。',
          '文字可放大到 200% 而不遺失內容；系統設定減少動態效果時，動畫會停止。',
        ),
        heading(2, '還沒做到的'),
        paragraph('（例如沒有字幕的舊影片，以及預計何時補齊。）'),
        heading(2, '告訴我們'),
        paragraph('遇到任何使用上的障礙，請寫信到（信箱）或撥（電話），三個工作天內回覆。'),
      ),
    ],
  },
]

/** What the main menu leads to; the rest stands at the foot of every page. */
export const LEGAL_SLUGS: ReadonlySet<string> = new Set(['privacy', 'accessibility'])

function words(...nodes: RichNode[]) {
  return section({ width: 'narrow' }, text(...nodes))
}
