// Each pair: a character that Taiwanese readers write for the other one, then the form that the index keeps.
const PAIRS =
  '臺台 檯台 裏裡 祕秘 佈布 週周 劃畫 証證 註注 佔占 僱雇 着著 爲為 衆眾 羣群 峯峰 啓啟 册冊 恒恆 温溫 綫線 鑒鑑 麽麼 粧妝 汚污 汙污 牀床 麪麵 鷄雞 兇凶 値值 ' +
  '强強 户戶 戸戶 産產 内內 説說 税稅 脱脫 悦悅 閲閱 敎教 靑青 緑綠 録錄 淸清 黄黃 眞真 鎭鎮 硏研 黒黑 歩步 毎每 晩晚 够夠 巖岩 脚腳 却卻 喫吃 擡抬 嚐嘗 唸念 舖鋪 ' +
  '昇升 陞升 卹恤 纔才 ςσ'

const KEPT_FORMS = new Map(PAIRS.split(' ').map((pair) => [pair.charAt(0), pair.charAt(1)]))
const WRITTEN_FORMS = new RegExp(`[${[...KEPT_FORMS.keys()].join('')}]`, 'g')

/** One form for characters that are written in two ways (臺/台). The length stays. */
export function unifyVariants(text: string): string {
  return text.replace(WRITTEN_FORMS, (written) => KEPT_FORMS.get(written) ?? written)
}
