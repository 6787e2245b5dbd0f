import { columns, place, section, storedLink, text, title } from '#cms/writing/blocks.ts'
import { bullets, link, paragraph, richText } from '#cms/writing/lexical.ts'
import { SITE } from '../site.ts'
import type { PageSeed, Refs } from '../types.ts'
import { CAMPUS } from './visit.ts'

export const CONTACT: PageSeed = {
  path: 'contact',
  title: '聯絡我們',
  paper: 'peach',
  lead: '打電話、寫信、傳訊息，或者直接上五樓敲門。',
  layout: (refs) => [ways(), whom(), writeToUs(refs), hours(), whereabouts(refs)],
}

function ways() {
  return section(
    { title: '怎麼找到我們', titleStyle: 'plain' },
    columns(
      [
        [
          place('click-to-copy', {
            label: '地址',
            content: SITE.address,
            style: 'box',
            copy_text: '複製地址',
            success_text: '已複製地址',
          }),
          place('click-to-copy', {
            label: '電話',
            content: `${SITE.phone} 分機 5201`,
            style: 'box',
            copy_text: '複製電話',
            success_text: '已複製電話',
          }),
          place('click-to-copy', {
            label: '電子郵件',
            content: SITE.email,
            style: 'box',
            copy_text: '複製信箱',
            success_text: '已複製信箱',
          }),
        ],
        [
          title('3', '線上詢問'),
          text(paragraph('上班時間通常十分鐘內回覆。您的訊息由系辦同仁回答，不是機器人。')),
          place('chat-launcher', {
            channels: [
              { network: 'line', account: '@mingde-speech-demo', label: 'LINE 官方帳號' },
              { network: 'messenger', account: 'mingde.speech.example', label: 'Messenger' },
            ],
            name: '系辦公室',
            text: '通常十分鐘內回覆',
            greeting: '您好，這裡是口傳系辦公室。想問招生、課程，還是借場地？',
            loader: false,
            hours: true,
            hours_start: '08:30',
            hours_end: '17:00',
            holidays: ['6', '0'],
            closed_days: [{ from: '2027-02-05', to: '2027-02-11' }],
            vacation_text: '現在是休息時間。請先留言，上班後第一件事就是回覆您。',
            placement: 'inline',
            launcher: 'icon-text',
            launcher_text: '開始對話',
          }),
          title('3', '追蹤我們'),
          place('social-links', { items: SITE.social.map(({ network, url }) => ({ network, href: url })) }),
        ],
      ],
      { gap: 'wide' },
    ),
  )
}

const OFFICE_TABLE = `想問的事,找誰,分機,信箱
招生、說明會、諮詢,何思妤,5202,consult@mingde.example
課程、選課、抵免,何思妤,5202,speech@mingde.example
實習與產學合作,葉庭瑋,5201,intern@mingde.example
借場地、錄音間,曾冠霖,5208,studio@mingde.example
系友、捐款,葉庭瑋,5201,alumni@mingde.example
`

function whom() {
  return section(
    { title: '該找誰', titleStyle: 'plain', paper: 'bone' },
    place('data-table', {
      caption: '系辦分工',
      source: 'paste',
      paste: OFFICE_TABLE,
      search: false,
      ordering: false,
      pagination: false,
      info: false,
      button: false,
    }),
  )
}

function writeToUs({ page }: Refs) {
  return section(
    { paper: 'straw' },
    place('contact-form', {
      title: '寫信給系辦',
      text: '不急的事寫在這裡，三個工作天內回覆；急的事請打電話。',
      fields: [
        { label: '姓名', kind: 'text', isRequired: true, width: 'half' },
        { label: '電子郵件', kind: 'email', isRequired: true, isReplyTo: true, width: 'half' },
        { label: '電話', kind: 'tel', help: '希望我們打給您時再填，可以寫分機。', width: 'half' },
        { label: '想問的事', kind: 'choice', isRequired: true, options: '招生\n課程\n實習與產學\n借場地\n其他', width: 'half' },
        { label: '內容', kind: 'long', isRequired: true },
      ],
      consent: '我同意系辦為了回覆這封信，使用我填寫的資料。',
      privacy: storedLink(page('privacy')),
      submitLabel: '寄給系辦',
      thanks: '收到您的信了，三個工作天內回覆。',
    }),
  )
}

function hours() {
  return section(
    { title: '服務時間', titleStyle: 'plain', width: 'narrow' },
    place('toggle', {
      label: '服務時間',
      style: 'bar',
      items: [
        {
          title: '學期中',
          text: richText(
            bullets('週一至週五 08:30–12:00、13:00–17:00', '期中與期末考週，週三延長到 19:00', '中午不休息的日子會貼在門口'),
          ),
        },
        {
          title: '寒暑假',
          text: richText(bullets('週一至週四 09:00–16:00，週五休', '除夕至初五、國定假日休息', '錄音間僅開放已核准的專案')),
        },
      ],
    }),
  )
}

function whereabouts({ page }: Refs) {
  return section(
    {
      title: '來系上',
      titleStyle: 'plain',
      moreLabel: '交通方式',
      moreLink: storedLink(page('交通與地圖')),
      paper: 'celadon',
    },
    text(
      paragraph(
        '第一次來，建議從後門進，離語言傳播大樓最近。詳細路線與無障礙動線在',
        link('交通與地圖', page('交通與地圖')),
        '。',
      ),
    ),
    place('map', {
      map_type: 'basic',
      address: SITE.address,
      ...CAMPUS,
      zoom: 15,
      title: '語言傳播大樓',
      content: '系辦在五樓 502 室，出電梯右轉。',
      theme: 'light',
      height: 420,
    }),
  )
}
