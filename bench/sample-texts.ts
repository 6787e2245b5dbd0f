/** Made-up posts in Chinese, the same in every run; a few words stand in a known share of them. */

export const WORDS = {
  /** In 30 of 100 posts, in every fifth of those in the title. */
  common: '獎學金',
  /** In 30 other posts of 100. */
  otherCommon: '游泳',
  /** In 10 of 100 posts, whatever else they hold. */
  second: '書法',
  /** In five posts, however many there are. */
  rare: '琉璃',
} as const

const VOCABULARY = (
  '演講 口語 傳播 修辭 辯論 表達 溝通 敘事 朗讀 戲劇 劇場 劇本 舞台 公演 排練 導演 觀眾 掌聲 聲音 錄音 節目 主持 採訪 記者 新聞 ' +
  '課程 學分 選課 必修 選修 學期 老師 教授 同學 校友 學長 畢業 實習 企業 合作 計畫 研究 論文 發表 期刊 國際 交流 日本 香港 臺北 ' +
  '活動 報名 截止 時間 地點 費用 名額 資格 繳交 文件 審查 公告 結果 錄取 備取 面試 筆試 甄選 申請 推薦 說明 線上 現場 會議 教室 ' +
  '圖書 展覽 工作 志工 服務 社區 偏鄉 兒童 長者 關懷 議題 環境 永續 能源 科技 人工 智慧 資料 分析 設計 思考 創意 影像 攝影 剪輯 ' +
  '比賽 冠軍 亞軍 季軍 評審 講評 隊伍 練習 成果 分享 經驗 心得 感謝 祝賀 歡迎 參加 請於 週五 下午 上午 晚間 本系 學院 校園 大樓 ' +
  '因應 調整 延期 取消 補課 停課 颱風 防疫 口罩 健康 保險 宿舍 交通 停車 捷運 公車 地圖 聯絡 分機 信箱 網站 表單 下載 附件 連結'
).split(' ')
const CHARACTERS =
  '安柏承德恩芳光國浩宏華惠佳建潔靜君凱麗林倫美明念品奇清榮瑞珊生思庭偉文曉欣雅妍彥宜益盈永友宇育元哲真志中竹子宗'
const PARTICLES = ['的', '與', '在', '將', '為', '並', '及', '由', '以', '從']

export interface SamplePost {
  id: number
  title: string
  slug: string
  excerpt: string
  paragraphs: string[]
  /** From 0. */
  category: number
  publishedAt: Date
}

export const CATEGORY_COUNT = 5
const NEWEST = Date.UTC(2026, 0, 1)
const YEARS_MS = 20 * 365 * 86_400_000
const RARE_POSTS = 5

/** The post of a number among `count`: a greater one is newer. */
export function writePost(id: number, count: number): SamplePost {
  const random = createRandom(id)
  const [first = '', ...paragraphs] = Array.from({ length: 4 + Math.floor(random() * 3) }, () => writeParagraph(random))
  const share = Math.floor(random() * 100)
  const common = share < 30 ? WORDS.common : share < 60 ? WORDS.otherCommon : ''
  const isInTitle = share % 5 === 0
  const second = random() < 0.1 ? WORDS.second : ''
  const rare = id % Math.ceil(count / RARE_POSTS) === 1 ? WORDS.rare : ''
  const held = [isInTitle ? '' : common, second, rare]
    .filter((word) => word !== '')
    .map((word) => `另有${word}事宜，請洽系辦公室。`)
  return {
    id,
    title: writeClause(random, 3) + (isInTitle ? common : '') + writeClause(random, 3),
    slug: `消息-${id}`,
    excerpt: writeSentence(random),
    paragraphs: [first, ...held, ...paragraphs],
    category: Math.floor(random() * CATEGORY_COUNT),
    publishedAt: new Date(NEWEST - Math.round(((count - id) / count) * YEARS_MS)),
  }
}

function writeParagraph(random: () => number): string {
  return Array.from({ length: 3 + Math.floor(random() * 3) }, () => writeSentence(random)).join('')
}

function writeSentence(random: () => number): string {
  const clauses = Array.from({ length: 1 + Math.floor(random() * 3) }, () => writeClause(random, 3 + Math.floor(random() * 3)))
  return `${clauses.join('，')}。`
}

function writeClause(random: () => number, words: number): string {
  const parts = Array.from({ length: words }, () => {
    const chance = random()
    if (chance < 0.15) return pick(PARTICLES, random)
    if (chance < 0.25) return pick([...CHARACTERS], random) + pick([...CHARACTERS], random)
    // Squared: words early in the list are frequent, late ones seldom, as in a language.
    return VOCABULARY[Math.floor(random() ** 2 * VOCABULARY.length)] ?? ''
  })
  return parts.join('')
}

function pick(list: readonly string[], random: () => number): string {
  return list[Math.floor(random() * list.length)] ?? ''
}

/** Mulberry32: small, and the same everywhere. */
function createRandom(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
