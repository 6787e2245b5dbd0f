import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { number } from '#settings/kinds/number.ts'
import { picture } from '#settings/kinds/picture.ts'
import { text } from '#settings/kinds/text.ts'
import { toggle } from '#settings/kinds/toggle.ts'
import { AFTER_LABEL, BEFORE_LABEL, SPLIT_PERCENT } from './model.ts'

export const beforeAfterSettings = defineSettings({
  name: 'before-after',
  label: '前後對照',
  group: '圖片與影音',
  place: 230,
  fields: {
    before: picture({ label: '之前的圖片', required: true }),
    after: picture({ label: '之後的圖片', help: '會裁成與之前的圖片同樣的大小。', required: true }),
    before_label: text({ label: '之前的標示', default: BEFORE_LABEL, maxLength: 40, required: true, isReadable: false }),
    after_label: text({ label: '之後的標示', default: AFTER_LABEL, maxLength: 40, required: true, isReadable: false }),
    orientation: choice({
      label: '分界移動的方向',
      options: [
        { value: 'horizontal', label: '左右' },
        { value: 'vertical', label: '上下' },
      ],
      default: 'horizontal',
    }),
    offset: number({ label: '一開始的分界（百分比）', min: 0, max: 100, default: SPLIT_PERCENT }),
    no_overlay: toggle({ label: '不在圖片上標示', default: false }),
    move_slider_on_hover: toggle({ label: '分界跟著滑鼠移動', default: false }),
    click_to_move: toggle({ label: '按圖片就移動分界', default: false }),
    move_with_handle_only: toggle({
      label: '只能拖曳把手',
      help: '關閉後，從圖片任何地方都能拖曳。',
      default: true,
      shownWhen: ({ click_to_move: canClick }) => canClick !== true,
    }),
    caption: text({ label: '圖說', maxLength: 300 }),
  },
})
