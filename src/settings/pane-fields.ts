import { anchor } from './kinds/anchor.ts'
import { content } from './kinds/content.ts'
import { relation } from './kinds/relation.ts'
import { richText } from './kinds/rich-text.ts'
import { text } from './kinds/text.ts'
import { toggle } from './kinds/toggle.ts'

/** One pane of tabs, accordions and toggles: content written in place, or a fragment. */
export const paneFields = {
  title: text({ label: '標題', maxLength: 160, required: true }),
  text: richText({ label: '內文' }),
  content: content({ label: '內文之後的元件' }),
  fragment: relation({ label: '片段', help: '用一個片段當內容；填了就不會用上面的內文與元件。', to: 'fragments' }),
  isOpen: toggle({ label: '一開始就展開', default: false }),
  anchor: anchor({ label: '錨點名稱', help: '網址加上 #名稱 就會展開這一項。可以用中文。留空就用標題。' }),
}

export const lazyPanes = toggle({
  label: '片段等打開時才載入',
  help: '內容很多時可讓頁面變輕。一開始就展開的那一項仍會直接顯示。',
  default: false,
})
