import { MAX_FRAGMENT_DEPTH } from '#settings/limits.ts'
import { type Mark, PAGE_LAYER } from '#settings/read-outline.ts'

/** Something that readers would stumble over. An `error` keeps the document from being published; a `warning` is said. */
export interface Fault {
  grade: 'error' | 'warning'
  rule:
    | 'heading-order'
    | 'heading-long'
    | 'heading-one'
    | 'link-empty'
    | 'link-vague'
    | 'link-address'
    | 'picture-alt'
    | 'table-header'
    | 'fragment-shown'
  /** What is wrong and what to do, for the editor. */
  message: string
  /** From the outside in; empty for the document as a whole. */
  where: string
  /** Of the form's row or field. */
  path: string
}

/** `deep`: visitors would not see all of it, since fragments stand in each other at most so many times. */
export type FragmentState = 'shown' | 'unpublished' | 'circle' | 'deep'

export interface FaultContext {
  /** The level of the heading that stands above the document; `null` where anything may stand there. */
  levelAbove: number | null
  /** The alternative text of a picture; `undefined` where there is no such picture. */
  altOf(id: number): string | undefined
  /** What becomes of a fragment in the document. */
  fragmentOf(id: number): FragmentState
}

const LONGEST_HEADING = 60
const SHOWN_CHARACTERS = 24
const LEVELS = ['', '一', '二', '三', '四']

/** Words that say nothing once they are heard without the sentence around them, as a list of a page's links is. */
const VAGUE = new Set(
  [
    '這裡、這裏、此處、這邊、這個連結、點我、點此、點這、點這裡、點選這裡、點擊這裡、請點這裡、請按這裡、按這裡、按此',
    '更多、看更多、了解更多、瞭解更多、更多資訊、詳情、詳見、詳細、詳細內容、看詳情、連結、網址、網站、前往、查看、下載',
    'here、click here、more、read more、learn more、link',
  ].flatMap((line) => line.split('、')),
)
/** With marks around them. What is longer is not looked at: it says something, and to look for its last mark takes long. */
const MOST_VAGUE = 40
const MARKS_AROUND = /^[\p{P}\p{S}\s]+|[\p{P}\p{S}\s]+$/gu
const ADDRESS = /^(?:https?:\/\/|www\.)\S+$/i

type Verdict = Pick<Fault, 'grade' | 'rule' | 'message'>

/** Validates marks in reading order; what is said of a place is said once. */
export function findFaults(marks: readonly Mark[], { levelAbove, altOf, fragmentOf }: FaultContext): Fault[] {
  const levels = new Map<number, number | null>([[PAGE_LAYER, levelAbove]])

  function check(mark: Mark): Verdict[] {
    if (mark.kind === 'link') return checkLink(mark)
    if (mark.kind === 'picture') return altOf(mark.id)?.trim() === '' ? [PICTURE_WITHOUT_ALT] : []
    if (mark.kind === 'fragment') return FRAGMENT_FAULTS[fragmentOf(mark.id)]
    if (mark.kind === 'table') return mark.hasHeader ? [] : [TABLE_WITHOUT_HEADER]
    const above = levels.get(mark.layer) ?? null
    levels.set(mark.layer, mark.level)
    return checkHeading(mark, above)
  }

  const faults = marks.flatMap((mark) =>
    check(mark).map((verdict) => ({ ...verdict, where: mark.place.words.join(' › '), path: mark.place.path })),
  )
  return [...new Map(faults.map((fault) => [`${fault.path} ${fault.message}`, fault])).values()]
}

const PICTURE_WITHOUT_ALT: Verdict = {
  grade: 'error',
  rule: 'picture-alt',
  message: '有一張圖片沒有替代文字，看不見的訪客會不知道那是什麼。請點圖片旁的鉛筆補上。',
}

const FRAGMENT_FAULTS: Record<FragmentState, Verdict[]> = {
  shown: [],
  unpublished: [
    { grade: 'warning', rule: 'fragment-shown', message: '這個片段還沒有發布，訪客在這裡什麼也看不到。請先發布片段，或換一個。' },
  ],
  circle: [{ grade: 'error', rule: 'fragment-shown', message: '這個片段裡又放了正在編輯的片段，會沒完沒了。請換一個片段。' }],
  deep: [
    {
      grade: 'error',
      rule: 'fragment-shown',
      message: `片段裡的片段最多 ${MAX_FRAGMENT_DEPTH} 層，這裡超過了，訪客會看不到最裡面的。請把內容直接放進來，或換一個片段。`,
    },
  ],
}

const TABLE_WITHOUT_HEADER: Verdict = {
  grade: 'warning',
  rule: 'table-header',
  message: '表格沒有標題列，報讀時聽不出每一格是什麼。請把第一列設成標題列。',
}

function checkHeading({ level, text }: { level: number; text: string }, above: number | null): Verdict[] {
  const found: Verdict[] = []
  const warn = (rule: Fault['rule'], message: string) => found.push({ grade: 'warning', rule, message })
  const name = `標題「${shorten(text)}」`
  if (level === 1 && above !== null) warn('heading-one', `${name}是第二個第一層標題；一頁只能有一個。`)
  if (above !== null && level > above + 1) {
    const next = `第${LEVELS[above + 1]}層`
    warn('heading-order', `${name}從第${LEVELS[above]}層跳到第${LEVELS[level]}層。請改成${next}，或在前面補一個${next}標題。`)
  }
  const { length } = [...text]
  if (length > LONGEST_HEADING) warn('heading-long', `${name}有 ${length} 個字，太長了。請精簡到 ${LONGEST_HEADING} 個字以內。`)
  return found
}

function checkLink({ text, url }: { text: string; url: string }): Verdict[] {
  const words = text.trim()
  if (words === '') {
    const target = url === '' ? '' : `（連到 ${shorten(url)}）`
    const message = `有一個連結沒有文字${target}，訪客看不到也聽不到。請補上文字，或移除連結。`
    return [{ grade: 'error', rule: 'link-empty', message }]
  }
  if (words.length <= MOST_VAGUE && VAGUE.has(words.toLowerCase().replaceAll(MARKS_AROUND, ''))) {
    const message = `連結文字「${words}」單獨念出來，聽不出會到哪裡。請寫出目的地，例如「下載報名表」。`
    return [{ grade: 'warning', rule: 'link-vague', message }]
  }
  if (ADDRESS.test(words)) {
    const message = `連結文字是網址「${shorten(words)}」，報讀時會一個字母一個字母念。請改寫成那一頁的名稱。`
    return [{ grade: 'warning', rule: 'link-address', message }]
  }
  return []
}

function shorten(text: string): string {
  const characters = [...text.replaceAll(/\s+/g, ' ')]
  return characters.length > SHOWN_CHARACTERS ? `${characters.slice(0, SHOWN_CHARACTERS).join('')}…` : characters.join('')
}
