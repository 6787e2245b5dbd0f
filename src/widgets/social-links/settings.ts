import { PROFILE_NETWORKS } from '#published/profile-networks.ts'
import { defineSettings } from '#settings/define-settings.ts'
import { choice } from '#settings/kinds/choice.ts'
import { list } from '#settings/kinds/list.ts'
import { text } from '#settings/kinds/text.ts'
import { toggle } from '#settings/kinds/toggle.ts'
import { url } from '#settings/kinds/url.ts'

export const socialLinksSettings = defineSettings({
  name: 'social-links',
  label: '社群連結',
  group: '互動',
  place: 565,
  fields: {
    items: list({
      label: '社群',
      rowLabel: '社群',
      maxRows: 20,
      fields: {
        network: choice({ label: '平臺', options: PROFILE_NETWORKS, default: 'facebook' }),
        href: url({ label: '網址', help: '以 https:// 開頭的完整網址。', required: true }),
        label: text({ label: '名稱', help: '例如「系學會粉絲專頁」。留空則用平臺的名稱。', maxLength: 40 }),
      },
    }),
    names: toggle({ label: '圖示旁顯示名稱', help: '不顯示時，仍會念給用螢幕報讀器的訪客聽。', default: true }),
    align: choice({
      label: '對齊',
      options: [
        { value: 'start', label: '靠左' },
        { value: 'center', label: '置中' },
      ],
      default: 'start',
    }),
  },
})
