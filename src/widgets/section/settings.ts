import { defineSettings } from '#settings/define-settings.ts'
import { anchor } from '#settings/kinds/anchor.ts'
import { choice } from '#settings/kinds/choice.ts'
import { content } from '#settings/kinds/content.ts'
import { link } from '#settings/kinds/link.ts'
import { picture } from '#settings/kinds/picture.ts'
import { text } from '#settings/kinds/text.ts'
import { toggle } from '#settings/kinds/toggle.ts'
import { heading, linkWords, slots } from '#settings/outline.ts'
import { paperOptions } from '#settings/paper-options.ts'

const hasTitle = (siblings: Record<string, unknown>) => Boolean(siblings.title)
const hasBackground = (siblings: Record<string, unknown>) => Boolean(siblings.background)

export const sectionSettings = defineSettings({
  name: 'section',
  label: '區段',
  group: '版面',
  place: 10,
  rank: 'page',
  fields: {
    title: text({ label: '標題', help: '留空就沒有標題。', maxLength: 40 }),
    titleStyle: choice({
      label: '標題樣式',
      options: [
        { value: 'rail', label: '直排，在內容左側' },
        { value: 'plain', label: '橫排，在內容上方' },
      ],
      default: 'rail',
      shownWhen: hasTitle,
    }),
    rule: toggle({ label: '上方加文武線', default: false }),
    moreLabel: text({ label: '「更多」的文字', maxLength: 20, shownWhen: hasTitle }),
    moreLink: link({ label: '「更多」的連結', shownWhen: hasTitle }),
    content: content({ label: '內容' }),
    paper: choice({ label: '紙張', options: paperOptions, default: 'none' }),
    background: picture({ isDecorative: true, label: '背景圖片', help: '墊在內容底下，只作裝飾，不會念給視障訪客聽。' }),
    backgroundStyle: choice({
      label: '背景濃淡',
      options: [
        { value: 'faint', label: '淡印，文字直接疊在上面' },
        { value: 'full', label: '原色，內容另鋪一張紙' },
      ],
      default: 'faint',
      shownWhen: hasBackground,
    }),
    loading: choice({
      label: '背景載入時機',
      help: '自動：頁面最上面的區段立即載入，其餘快捲到時才載入。',
      options: [
        { value: 'auto', label: '自動' },
        { value: 'eager', label: '立即' },
        { value: 'lazy', label: '快捲到時' },
      ],
      default: 'auto',
      shownWhen: hasBackground,
    }),
    width: choice({
      label: '內容寬度',
      options: [
        { value: 'wrap', label: '版心' },
        { value: 'narrow', label: '窄欄，適合閱讀' },
        { value: 'full', label: '滿版' },
      ],
      default: 'wrap',
    }),
    spacing: choice({
      label: '上下留白',
      options: [
        { value: 'normal', label: '一般' },
        { value: 'small', label: '較少' },
        { value: 'none', label: '沒有' },
      ],
      default: 'normal',
    }),
    anchor: anchor(),
  },
  outline: ({ title, moreLabel, moreLink, content }) => [
    ...heading(2, title),
    ...(title === '' ? [] : linkWords(moreLabel, moreLink)),
    ...slots(content),
  ],
})
