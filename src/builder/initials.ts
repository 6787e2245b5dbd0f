/** The characters in the names of widgets and patterns by the first sign of their 注音; one that is read in two ways stands twice. */
const CHARACTERS: Readonly<Record<string, string>> = {
  ㄅ: '標表板變報播比',
  ㄆ: '片跑評品',
  ㄇ: '馬目面碼名明',
  ㄈ: '分風翻複',
  ㄉ: '段倒度對電訂燈得單隊地短動點到檔彈',
  ㄊ: '題圖條推團態彈',
  ㄋ: '鈕',
  ㄌ: '欄列論輪連料聯絡',
  ㄍ: '隔格購果',
  ㄎ: '看開卡塊',
  ㄏ: '換會環後合惠回呼活行或',
  ㄐ: '覺計進薦價間記結階較集介見件',
  ㄑ: '區琴籤切全傾前嵌清群',
  ㄒ: '線選斜形心詢尋箱享行學新消息下',
  ㄓ: '主章展照軸整製張',
  ㄔ: '成車出窗程常',
  ㄕ: '首視篩手數時商上聲說師紹生示社',
  ㄖ: '入',
  ㄗ: '字子作自資最載',
  ㄘ: '側',
  ㄙ: '搜三',
  ㄢ: '按案',
  ㄧ: '頁議游影音優',
  ㄨ: '文位問物',
  ㄩ: '圓閱與員籲',
}

/** The first letter of the pinyin. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ㄅ: 'b', ㄆ: 'p', ㄇ: 'm', ㄈ: 'f', ㄉ: 'd', ㄊ: 't', ㄋ: 'n', ㄌ: 'l', ㄍ: 'g', ㄎ: 'k', ㄏ: 'h', ㄐ: 'j' },
  ...{ ㄑ: 'q', ㄒ: 'x', ㄓ: 'z', ㄔ: 'c', ㄕ: 's', ㄖ: 'r', ㄗ: 'z', ㄘ: 'c', ㄙ: 's', ㄢ: 'a', ㄧ: 'y', ㄨ: 'w', ㄩ: 'y' },
}

const INITIALS = new Map<string, string>()
for (const [sign, characters] of Object.entries(CHARACTERS)) {
  for (const character of characters) {
    INITIALS.set(character, `${INITIALS.get(character) ?? ''}${sign}${LETTERS[sign]}`)
  }
}

/** What a character can be typed as: signs of 注音 and letters of pinyin; itself where it is not in the table. */
export function initialsOf(character: string): string {
  return INITIALS.get(character) ?? character.toLowerCase()
}

/** Where in a name its initials are these, as in `bt` or `ㄅㄊ` for 標題; -1 where they are not. */
export function findInitials(name: string, typed: string): number {
  const characters = [...name]
  const signs = [...typed.toLowerCase()]
  return characters.findIndex((_, start) => signs.every((sign, at) => initialsOf(characters[start + at] ?? '').includes(sign)))
}
