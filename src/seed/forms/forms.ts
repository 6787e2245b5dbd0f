export interface FormSeed {
  key: string
  title: string
  /** Year and month of the republic: `115.10`. */
  version: string
  group: string
  note: string
  /** Filled in on one line each. */
  lines: string[]
  /** Filled in in a box each. */
  boxes: string[]
  signers: string[]
}

const STUDENT = ['姓名', '學號', '系級', '聯絡電話', '電子郵件']

/** What students and alumni hand in at the office. */
export const FORMS: FormSeed[] = [
  {
    key: 'prerequisite-waiver',
    title: '擋修科目特殊情形說明書',
    version: '115.10',
    group: '課務',
    note: '加退選截止前三個工作天送到系辦。口頭說明比書面重要，請先與任課老師談過。',
    lines: [...STUDENT, '擬修科目', '未修畢的先修科目'],
    boxes: ['說明：為什麼需要先修這門課，打算怎麼補上先修內容'],
    signers: ['學生', '任課教師', '導師', '系主任'],
  },
  {
    key: 'credit-transfer',
    title: '學分抵免申請表',
    version: '114.08',
    group: '課務',
    note: '請附原校歷年成績單正本與課程大綱，入學當學期開學後兩週內提出。',
    lines: [...STUDENT, '原校與原系'],
    boxes: ['擬抵免科目：原科目名稱、學分、成績，與對應的本系科目'],
    signers: ['學生', '課程委員會', '系主任'],
  },
  {
    key: 'internship-consent',
    title: '校外實習同意書與家長知情書',
    version: '115.09',
    group: '實習',
    note: '每週不超過四十小時，不得單獨夜間外勤。學校另投保意外險，不向學生收費。',
    lines: [...STUDENT, '實習單位', '實習期間', '單位督導'],
    boxes: ['工作內容（由單位填寫）'],
    signers: ['學生', '家長', '單位督導', '實習老師'],
  },
  {
    key: 'contest-leave',
    title: '競賽公假與補助申請表',
    version: '115.09',
    group: '競賽',
    note: '賽前十個工作天提出。返校兩週內繳交單據與一頁心得，心得可以是三分鐘錄音。',
    lines: [...STUDENT, '競賽名稱', '日期與地點'],
    boxes: ['補助項目：報名費、交通、住宿，請附估價', '缺課科目與補課方式'],
    signers: ['學生', '指導老師', '系主任'],
  },
  {
    key: 'space-booking',
    title: '空間借用單（校內單位）',
    version: '114.09',
    group: '空間',
    note: '兩週前送達。借用錄音間須有一位通過認證的人在場；離開前請把椅子推回去。',
    lines: ['借用單位', '承辦人', '分機', '借用空間', '日期與時段', '預計人數'],
    boxes: ['用途與需要的設備'],
    signers: ['承辦人', '單位主管', '系辦'],
  },
  {
    key: 'alumni-update',
    title: '系友資料更新表',
    version: '115.03',
    group: '系友',
    note: '資料只由系友會使用，不提供給其他人；隨時可以來信要求更正或刪除。',
    lines: ['姓名', '畢業級別', '現職', '居住城市', '電子郵件', '聯絡電話'],
    boxes: ['近況', '願意幫忙的事：一對一學長姐、回系演講、提供實習、助學金'],
    signers: ['系友'],
  },
]
