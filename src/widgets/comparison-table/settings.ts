import { defineSettings, type SettingsOf } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { link } from '#settings/kinds/link.ts'
import { list } from '#settings/kinds/list.ts'
import { picture } from '#settings/kinds/picture.ts'
import { text } from '#settings/kinds/text.ts'
import { toggle } from '#settings/kinds/toggle.ts'

const MAX_COLUMNS = 8
const saysSomething = ({ kind }: Record<string, unknown>) => kind === undefined || kind === 'text'
const hasSwitch = ({ difference }: Record<string, unknown>) => difference !== 'none'
const hasTwoStates = ({ difference }: Record<string, unknown>) => difference === 'switch'

export const comparisonTableSettings = defineSettings({
  name: 'comparison-table',
  label: '比較表',
  group: '文字',
  place: 420,
  fields: {
    caption: text({ label: '表格名稱', default: '比較表', maxLength: 120, required: true }),
    corner: text({
      label: '左上角的文字',
      help: '說明第一欄是什麼，例如「項目」。',
      default: '項目',
      maxLength: 40,
      required: true,
    }),
    columns: list({
      label: '要比較的對象',
      rowLabel: '對象',
      maxRows: MAX_COLUMNS,
      fields: {
        title: text({ label: '名稱', maxLength: 60, required: true }),
        text: text({ label: '名稱下方的說明', maxLength: 120 }),
        image: picture({ label: '圖片' }),
        highlight: toggle({ label: '推薦這一欄', default: false }),
        button_label: text({ label: '最下方的按鈕文字', maxLength: 40 }),
        button_link: link({ label: '按鈕的連結' }),
      },
    }),
    rows: list({
      label: '比較的項目',
      rowLabel: '項目',
      maxRows: 200,
      fields: {
        title: text({ label: '項目名稱', maxLength: 80, required: true }),
        cells: list({
          label: '每個對象的內容',
          rowLabel: '格',
          maxRows: MAX_COLUMNS,
          fields: {
            kind: choice({
              label: '種類',
              options: [
                { value: 'text', label: '文字' },
                { value: 'yes', label: '有（打勾）' },
                { value: 'no', label: '沒有（畫線）' },
                { value: 'image', label: '圖片' },
              ],
              default: 'text',
            }),
            text: text({ label: '文字', maxLength: 200, shownWhen: saysSomething }),
            image: picture({ label: '圖片', shownWhen: ({ kind }) => kind === 'image' }),
            link: link({ label: '文字的連結', shownWhen: saysSomething }),
          },
        }),
      },
    }),
    difference: choice({
      label: '只看差異',
      help: '收起每個對象都一樣的項目。沒有一樣的項目時不會出現。',
      options: [
        { value: 'button', label: '一個開關' },
        { value: 'switch', label: '「全部」與「差異」兩個選項' },
        { value: 'none', label: '不需要' },
      ],
      default: 'button',
    }),
    difference_text: text({
      label: '差異的文字',
      default: '只看差異',
      maxLength: 20,
      required: true,
      isReadable: false,
      shownWhen: hasSwitch,
    }),
    full_text: text({
      label: '全部的文字',
      default: '全部',
      maxLength: 20,
      required: true,
      isReadable: false,
      shownWhen: hasTwoStates,
    }),
    difference_position: choice({
      label: '開關的位置',
      options: [
        { value: 'top', label: '表格上方' },
        { value: 'bottom', label: '表格下方' },
      ],
      default: 'top',
      shownWhen: hasSwitch,
    }),
    same_rows: choice({
      label: '一樣的項目',
      options: [
        { value: 'hide', label: '收起來' },
        { value: 'dim', label: '變淡' },
      ],
      default: 'hide',
      shownWhen: hasSwitch,
    }),
    first_column: choice({
      label: '第一欄的寬度',
      options: [
        { value: 'narrow', label: '窄' },
        { value: 'medium', label: '中' },
        { value: 'wide', label: '寬' },
      ],
      default: 'medium',
    }),
  },
})

export type ComparisonTableSettings = SettingsOf<typeof comparisonTableSettings>
