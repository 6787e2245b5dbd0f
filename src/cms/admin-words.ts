import { zhTw } from '@payloadcms/translations/languages/zhTw'
import type { SanitizedConfig } from 'payload'
import { NO_RESET_MAIL } from './accounts/no-mail.ts'

/** Spelled as everywhere else in Lectern, and as one writes in Taiwan. */
const SPELLINGS: [RegExp, string][] = [
  [/發佈/g, '發布'],
  [/保存布局失败/g, '版面儲存失敗'],
  [/保存/g, '儲存'],
  [/更改/g, '變更'],
  [/儀表板佈局/g, '首頁版面'],
  [/儀表板/g, '首頁'],
  [/搜索/g, '搜尋'],
  [/添加/g, '新增'],
  [/創建/g, '建立'],
  [/丟棄/g, '捨棄'],
  [/頂部工具欄/g, '上方工具列'],
  [/過濾條件/g, '篩選條件'],
  [/切換區塊/g, '展開或收合'],
  [/內聯區塊/g, '行內元件'],
  [/區塊/g, '元件'],
  [/集合/g, '內容類型'],
  [/全域/g, '網站設定'],
  [/默認/g, '預設'],
  [/文本/g, '文字'],
  [/即將將/g, '即將把'],
  [/你確定嗎？/g, '確定要繼續？'],
  [/\.\.\./g, '…'],
  // Our labels are Chinese, and Chinese words have no spaces between them.
  [/(?<=\p{Script=Han}) (?=\{\{(?:label|direction|title|entityLabel|docStatus)\}\})/gu, ''],
  [/(?<=\{\{(?:label|direction|title|entityLabel|docStatus|distance)\}\}) (?=\p{Script=Han})/gu, ''],
]

function mend<Words>(words: Words): Words {
  return JSON.parse(SPELLINGS.reduce((text, [wrong, right]) => text.replaceAll(wrong, right), JSON.stringify(words)))
}

/** Payload's Traditional Chinese, mended. */
export const adminWords: typeof zhTw = mend(zhTw)

const { authentication, error, general, fields, upload, validation, version } = adminWords.translations
authentication.checkYourEmailForPasswordReset =
  '如果有這個帳號，重設密碼的信已經寄出。沒有收到的話，請看看垃圾郵件匣，或請管理員幫忙。'
error.documentNotFound = '找不到這份資料：可能已經刪除，或您沒有權限。'
error.loadingDocument = '載入資料時發生問題。'
error.missingIDOfDocument = '不知道要更新的是哪一份資料。'
error.missingIDOfVersion = '不知道是哪一個版本。'
// As long as the trash is kept (housekeeping.ts).
general.aboutToTrash = '{{label}} <1>{{title}}</1> 會移到垃圾桶，30 天內都可以取回，之後自動刪除。確定要繼續？'
general.aboutToTrashCount = '{{count}} 個{{label}}會移到垃圾桶，30 天內都可以取回，之後自動刪除'
general.columns = '欄位'
general.documentIsTrashed = '這份{{label}}在垃圾桶裡，只能看不能改；移進去 30 天後自動刪除。'
general.copyRow = '複製'
general.createNew = '新增'
general.duplicate = '再做一份'
general.of = '／'
// It adds a row (admin/desk/row-menu.ts).
general.pasteRow = '貼在下方'
general.payloadSettings = '後台偏好'
general.noUpcomingEventsScheduled = '沒有排好的時間。'
general.schedulePublishFor = '什麼時候發布「{{title}}」'
general.searchBy = '搜尋{{label}}'
general.selectValue = '請選擇'
general.upcomingEvents = '排好的時間'
fields.chooseFromExisting = '從媒體庫挑選'
upload.crop = '裁切'
upload.cropToolDescription = '拖曳選取範圍的四角、重新框選，或調整下方的數值。'
upload.focalPoint = '焦點'
upload.focalPointDescription = '在預覽圖上拖曳來設定焦點，或調整下方的數值。'
upload.setCropArea = '設定裁切範圍'
upload.setFocalPoint = '設定焦點'
validation.trueOrFalse = '這個欄位只能是「是」或「否」。'
validation.validUploadID = '這個檔案已經不在媒體庫裡。'
version.draftHasPublishedVersion = '草稿（另有已發布的版本）'
version.versionID = '版本編號'
// Restoring makes a draft (access/restore-as-draft.ts), and says so before and after.
version.restoreThisVersion = '還原成草稿'
version.confirmVersionRestoration = '還原成草稿？'
version.aboutToRestore =
  '這份{{label}}的草稿會換成 {{versionDate}} 的內容。網站上看到的不會變，等您看過、按下「發布變更」才會公開。'
version.aboutToRestoreGlobal =
  '{{label}}的草稿會換成 {{versionDate}} 的內容。網站上看到的不會變，等您看過、按下「發布變更」才會公開。'
version.restoredSuccessfully = '已還原成草稿，還沒有公開。看過沒問題後，請按「發布變更」。'

/** The form for a forgotten password says at once that it is of no use. */
const WITHOUT_MAIL = { emailNotValid: NO_RESET_MAIL, forgotPasswordEmailInstructions: NO_RESET_MAIL }

/** Those of the text editor, by feature. */
const EDITOR_WORDS = {
  general: {
    placeholder: '在這裡寫，或按「/」插入格式與元件。',
    slashMenuBasicGroupLabel: '基本',
    toolbarItemsActive: '已套用 {{count}} 項',
  },
  blockquote: { label: '引文' },
  horizontalRule: { label: '分隔線' },
  orderedList: { label: '編號清單' },
  paragraph: { label: '段落', label2: '內文' },
  unorderedList: { label: '項目清單' },
  upload: { label: '圖片或檔案' },
}

/** The configuration with the words that the text editor has brought along, mended like Payload's own; nobody reads other languages. */
export function withEditorWords(config: SanitizedConfig): SanitizedConfig {
  const brought = mend(config.i18n.translations?.['zh-TW'] ?? adminWords.translations)
  const { sendsMail } = config.custom as { sendsMail: boolean }
  const words = sendsMail ? brought : { ...brought, authentication: { ...brought.authentication, ...WITHOUT_MAIL } }
  const lexical = { ...('lexical' in words ? (words.lexical as Record<string, object>) : {}) }
  for (const [feature, ours] of Object.entries(EDITOR_WORDS)) lexical[feature] = { ...lexical[feature], ...ours }
  return { ...config, i18n: { ...config.i18n, translations: { 'zh-TW': Object.assign(words, { lexical }) } } }
}
