import { choice } from '#settings/kinds/choice.ts'
import { number } from '#settings/kinds/number.ts'
import { relations } from '#settings/kinds/relation.ts'
import { text } from '#settings/kinds/text.ts'
import { toggle } from '#settings/kinds/toggle.ts'
import { levelOptions } from '#settings/level-options.ts'

const MAX_COUNT = 200

/** Which products a list or a carousel shows. */
export const productChoice = (count: number) => ({
  label: text({ label: '名稱', help: '念給用螢幕報讀器的訪客聽。', default: '系上商品', maxLength: 60, required: true }),
  selectBy: choice({
    label: '選擇方式',
    options: [
      { value: 'recent', label: '所有商品，新的在前' },
      { value: 'selected', label: '自己挑選' },
    ],
    default: 'recent',
  }),
  products: relations({
    label: '商品',
    help: '依這裡的順序顯示。',
    to: 'products',
    max: MAX_COUNT,
    shownWhen: ({ selectBy }) => selectBy === 'selected',
  }),
  count: number({
    label: '最多幾件',
    min: 1,
    max: MAX_COUNT,
    default: count,
    shownWhen: ({ selectBy }) => selectBy !== 'selected',
  }),
  hideSoldOut: toggle({ label: '不顯示售完的商品', default: false }),
})

/** What a product shows of itself. */
export const productLook = {
  showDescription: toggle({ label: '顯示說明', default: true }),
  showCart: toggle({ label: '顯示「加入購物車」', default: true }),
  level: choice({ label: '商品名稱的層級', options: levelOptions, default: '3' }),
}
