/** The id of the part of a view that is not its frame. */
export const MAIN = 'lectern-main'

type Mend = (element: HTMLElement) => void

const name =
  (words: string): Mend =>
  (element) =>
    set(element, 'aria-label', words)

const attribute =
  (attribute: string, value: string | null): Mend =>
  (element) =>
    set(element, attribute, value)

/** What Payload's markup lacks, by selector. Each is asked again after every change, and writes only what is not so yet. */
const MENDS: [selector: string, mend: Mend][] = [
  // Landmarks
  ['.template-default__wrap > main', markMain],
  [
    '.lectern-start, .lectern-first-day, .lectern-figures, .lectern-audit, .lectern-health, .lectern-visual, .collection-list, .template-minimal',
    makeMain,
  ],
  ['.drawer main, dialog main', attribute('role', 'none')],
  ['.drawer .collection-list', attribute('role', null)],
  ['.list-header', attribute('role', 'none')],
  ['.doc-header', nameRegion('抬頭列')],
  ['nav.nav__wrap', name('主選單')],
  ['nav.step-nav', name('目前的位置')],
  ['nav.doc-tabs, .doc-tabs nav', name('這份資料的檢視')],
  ['ul.doc-tabs__tabs', attribute('role', 'none')],
  ['section[aria-label^="Notifications"]', name('通知')],
  ['[aria-label="Close toast"]', name('關閉通知')],
  ['.payload-settings h3, .render-fields :is(h3, h4), .collection-list h3', attribute('aria-level', '2')],
  // Buttons
  ['.clickable-arrow--left', name('上一頁')],
  ['.clickable-arrow--right', name('下一頁')],
  ['.doc-controls__popup .popup-button', name('更多動作')],
  ['.form-submit .popup-button', name('其他發布方式')],
  ['.array-actions__button', nameRowMenu],
  ['.collapsible__drag', nameDragHandle],
  ['.date-time-picker__clear-button', name('清除日期')],
  ['.copy-to-clipboard', name('複製網址')],
  ['.file-details__remove, .upload-relationship-details__remove', name('移除檔案')],
  ['.upload-relationship-details__edit', name('編輯檔案')],
  ['.relationship--multi-value-label__drawer-toggler', nameEditing],
  ['.drawer-link__doc-drawer-toggler', nameEditingOfCell],
  // A button may not hold others; it is dragged as before.
  ['.rs__multi-value[role="button"]', attribute('role', 'group')],
  ['[data-button-key]', nameTool],
  ['.draggable-block-menu', name('拖曳這一段')],
  ['.add-block-menu', name('在這裡插入')],
  ['.link-edit', name('編輯連結')],
  ['.link-trash', name('移除連結')],
  ['.LexicalEditorTheme__upload__upload-drawer-toggler', name('編輯檔案')],
  ['.LexicalEditorTheme__upload__swap-drawer-toggler', name('換一個檔案')],
  ['.LexicalEditorTheme__upload__removeButton', name('移除檔案')],
  ['[aria-label="Insert Paragraph"]', name('在最後加一段')],
  ['[aria-label="Slash menu"]', name('插入')],
  ['dialog[aria-label^="drawer_"], [role="dialog"][aria-label^="drawer_"]', name('側邊視窗')],
  ['dialog[aria-label^="schedule-publish"], [role="dialog"][aria-label^="schedule-publish"]', name('排程發布')],
  ['.schedule-publish .react-datepicker__input-container input', name('時間')],
  ['.schedule-publish__delete', name('取消這個排程')],
  ['.schedule-publish__upcoming h4', attribute('aria-level', '3')],
  ['.drawer__header h2', translate],
  // The name of the file stands beside it.
  ['td .thumbnail img, .LexicalEditorTheme__upload__media img', attribute('alt', '')],
  ['.toolbar-popup__dropdown, .fixed-toolbar__dropdown', nameDropdown],
  ['.clear-indicator[aria-hidden], .dropdown-indicator[aria-hidden]', attribute('tabindex', '-1')],
  // Fields
  ['input[type="checkbox"]', nameCheckbox],
  ['.rs__input', nameByLabel],
  ['.ContentEditable__root', nameByLabel],
  ['.react-datepicker__input-container input', nameByLabel],
  // In a drawer its label is tied to another.
  ['.drawer .field-type.number input[type="number"]', nameByLabel],
  ['input[type="password"]', completePassword],
  ['[aria-roledescription="sortable"]', attribute('aria-roledescription', '可拖曳排序')],
  ['[id^="DndDescribedBy"]', explainDragging],
  ['.field-type :is(input, textarea, [contenteditable="true"])', markFault],
]

export function mendMarkup(page: ParentNode): void {
  for (const [selector, mend] of MENDS) for (const element of page.querySelectorAll<HTMLElement>(selector)) mend(element)
}

function set(element: Element, attribute: string, value: string | null): void {
  if (element.getAttribute(attribute) === value) return
  if (value === null) element.removeAttribute(attribute)
  else element.setAttribute(attribute, value)
}

function markMain(element: HTMLElement): void {
  if (element.closest('.drawer, dialog')) return
  set(element, 'id', MAIN)
  set(element, 'tabindex', '-1')
}

function makeMain(element: HTMLElement): void {
  if (element.closest('.drawer, dialog, main')) return
  set(element, 'role', 'main')
  markMain(element)
}

function nameRegion(words: string): Mend {
  return (element) => {
    set(element, 'role', 'region')
    set(element, 'aria-label', words)
  }
}

/** The words in the head of the row that something belongs to. */
function rowOf(element: HTMLElement): string {
  const head = element.closest('.collapsible')?.querySelector('.lectern-row-label, .row-label, .blocks-field__block-header')
  return head?.textContent?.replaceAll('　', ' ').trim().slice(0, 60) ?? ''
}

function nameRowMenu(button: HTMLElement): void {
  set(button, 'aria-label', `動作：${rowOf(button) || '這一列'}`)
}

function nameDragHandle(handle: HTMLElement): void {
  set(handle, 'aria-label', `調整順序：${rowOf(handle) || '這一列'}`)
}

function nameEditing(button: HTMLElement): void {
  const words = button.closest('.relationship--multi-value-label')?.getAttribute('title') ?? ''
  set(button, 'aria-label', `編輯「${words}」`)
}

function nameEditingOfCell(button: HTMLElement): void {
  const words = button.parentElement?.textContent?.trim() ?? ''
  set(button, 'aria-label', words === '' ? '編輯這一筆' : `編輯「${words}」`)
}

const TOOLS: Readonly<Record<string, string>> = {
  bold: '粗體',
  italic: '斜體',
  underline: '底線',
  strikethrough: '刪除線',
  subscript: '下標',
  superscript: '上標',
  inlineCode: '程式碼',
  link: '連結',
  paragraph: '內文',
  unorderedList: '項目清單',
  orderedList: '編號清單',
  checkList: '核取清單',
  indentIncrease: '增加縮排',
  indentDecrease: '減少縮排',
  alignLeft: '靠左對齊',
  alignCenter: '置中對齊',
  alignRight: '靠右對齊',
  alignJustify: '左右對齊',
  upload: '圖片或檔案',
  blockquote: '引文',
  horizontalRule: '分隔線',
}

function nameTool(button: HTMLElement): void {
  const words = TOOLS[button.dataset.buttonKey ?? '']
  if (words !== undefined && button.textContent?.trim() === '') set(button, 'aria-label', words)
}

/** The drawer in which a table begins has its title in English only. */
function translate(title: HTMLElement): void {
  const text = title.firstChild
  if (text instanceof Text && text.data.trim() === 'Create Table') text.data = '插入表格'
}

const DROPDOWNS: [part: string, words: string][] = [
  ['text', '段落格式'],
  ['align', '對齊方式'],
  ['add', '插入'],
  ['list', '清單'],
]

function nameDropdown(button: HTMLElement): void {
  if (button.textContent?.trim() !== '') return
  const found = DROPDOWNS.find(([part]) => button.className.includes(`dropdown-${part}`))
  set(button, 'aria-label', found?.[1] ?? '更多格式')
}

/** Payload names boxes by their paths, and refers to labels that are not there. */
function nameCheckbox(box: HTMLElement): void {
  set(box, 'title', null)
  const label = box.getAttribute('aria-labelledby')
  if (label !== null && !document.getElementById(label)?.matches('label, span')) set(box, 'aria-labelledby', null)
  if (box.id === 'select-all') set(box, 'aria-label', '全選')
  else if (box.closest('.select-row')) {
    const row = box.closest('tr')?.querySelector('td:not(.cell-_select)')?.textContent?.trim() ?? ''
    set(box, 'aria-label', row === '' ? '選取這一列' : `選取「${row.slice(0, 60)}」`)
  } else if (box.getAttribute('aria-label') === '') set(box, 'aria-label', null)
}

/** What has no label of its own takes that of the field around it. */
function nameByLabel(field: HTMLElement): void {
  const around = field.closest('.field-type, .payload-settings__language, .condition__field, .condition')
  const label = around?.querySelector('.field-label, label')
  const words = label?.textContent?.replace('*', '').trim()
  if (words) set(field, 'aria-label', words)
}

function completePassword(field: HTMLElement): void {
  const isNew = /^field-(password|confirm-password)$/.test(field.id) && field.closest('.login__form') === null
  set(field, 'autocomplete', isNew ? 'new-password' : 'current-password')
}

const DRAGGING = '按空白鍵拿起，用方向鍵移動，再按空白鍵放下；按 Escape 取消。'

function explainDragging(hint: HTMLElement): void {
  const words = hint.firstChild
  if (words instanceof Text && words.data !== DRAGGING) words.data = DRAGGING
}

function markFault(field: HTMLElement): void {
  set(field, 'aria-invalid', field.closest('.field-type')?.classList.contains('error') ? 'true' : null)
}
