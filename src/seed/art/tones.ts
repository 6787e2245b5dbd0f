/** 1 level, 2 rising, 3 dipping, 4 falling, 5 neutral; 0 is no syllable at all. */
export type Tone = 0 | 1 | 2 | 3 | 4 | 5

export const PAUSE = 0

/** The readings of Taiwan (播 is bò, 亞 is yǎ, 期 is qí) for the characters in this demo's titles. */
const CHARACTERS: Record<1 | 2 | 3 | 4 | 5, string> = {
  1: '申說登風三新生書聲音佳初修科公中專盃岡軍開優拆單高邀天都一分發勳師追蹤聽七出家鐘班車批析溝通康醫周監督臻收機跡間星先刊張山徵甄增加溫江約階資空支光工兼八編潘當鄉梯之猜青街關蓁交叉頒',
  2: '來學年明同直人聞談即席圍節期時程奪團息謠言急群及台實習媒合名完成十德全國職營於前陳柏研傳聯誰黃庭良回娘何瑜評文園儀辭查核恆服模羅寧承持活臺林昀榮決婆達量排停堂藏題帆晨額涵別員宜蓉得提房留微豪族農結輪流集寒材截樓無颱田旁哲沒行情吳喬詰',
  3: '請場講主訪口獎選與擋本勇體亞演早鳥止診百語短影解長組取比假補法兩每老展給品友廣稿許總統子擬舞九手審表晚彩走考典卡理者五起寫府遣只有秒以館導覽醒整可遠怎果小己返始點野把裡宛滿禮',
  4: '看度入會月日線上步播麥克後面系列座第問巷大創作最敘事目異動告辯論隊部奧瑞賽制畢業不售票惠至室社案破萬觸用輩訊校外錄報到二屆放助辦正話夜個要次究計畫獲路徑製郁教落幕冠劇末靜眾就算際健病對曼蔡佑企劃賀院現六位示範驗測再暨碩士試頓課調柱布袋電客或記側市撰替道歉救護派器見化聘續段料術在嗶述像距四志夏令做自坐進定借汰換障礙錯氣象那半內樣疫這是掉特帶鄧字饋各設備意配站',
  5: '的麼',
}

/** Words in which a character is read otherwise. */
const WORDS: Record<string, Tone[]> = { 公假: [1, 4] }

const DIGITS = [2, 1, 4, 1, 4, 3, 4, 1, 1, 3] as const

const TONES = new Map<string, Tone>(
  ([1, 2, 3, 4, 5] as const).flatMap((tone) => [...CHARACTERS[tone]].map((character) => [character, tone] as const)),
)

/** The tone of every character of a title; punctuation and spaces are pauses, foreign letters are neutral. */
export function readTones(title: string): Tone[] {
  const tones = [...title].map(toneOf)
  for (const [word, reading] of Object.entries(WORDS)) {
    const at = [...title].findIndex((_, index, characters) => characters.slice(index, index + reading.length).join('') === word)
    if (at >= 0) tones.splice(at, reading.length, ...reading)
  }
  return tones
}

/** Whether the table knows how a character is read. */
export function isReadable(character: string): boolean {
  return !/\p{Script=Han}/u.test(character) || TONES.has(character)
}

function toneOf(character: string): Tone {
  if (/\d/.test(character)) return DIGITS[Number(character)] ?? 1
  if (!/\p{L}/u.test(character)) return PAUSE
  return TONES.get(character) ?? 5
}
