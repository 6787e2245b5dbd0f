import type { GroupField, TextareaField, TextField } from 'payload'
import { SITE_WORDS } from '#published/site-words.ts'

type WordsName = keyof typeof SITE_WORDS

function line(name: WordsName, label: string): TextField {
  return { name, type: 'text', label, maxLength: 60, admin: { placeholder: SITE_WORDS[name] } }
}

function lines(name: WordsName, label: string, description?: string): TextareaField {
  return { name, type: 'textarea', label, maxLength: 300, admin: { placeholder: SITE_WORDS[name], description } }
}

const OTHER_SITE = '告訴訪客會連到哪裡、適用誰的隱私權政策。「{網站}」會換成對方的名稱。'

/** What visitors read around the pages. Empty: the usual words, which stand in the field. */
export const siteWordsField: GroupField = {
  name: 'words',
  type: 'group',
  label: '',
  admin: { hideGutter: true, description: '留空的欄位用淺色字寫的預設文字。' },
  fields: [
    {
      name: 'copyright',
      type: 'text',
      label: '頁尾：版權',
      maxLength: 120,
      admin: { description: '頁尾的最後一行。留空則是「© 學校名稱系所名稱」。' },
    },
    lines('footerNote', '頁尾：說明', '放在頁尾的聯絡資料下面，可以不填。'),
    line('socialTitle', '頁尾：社群的標題'),
    line('notFoundTitle', '找不到頁面：標題'),
    lines('notFoundText', '找不到頁面：說明'),
    lines('searchStart', '搜尋：還沒輸入時'),
    lines('searchNone', '搜尋：找不到時', '接在「找不到符合……的內容。」後面。'),
    line('noNews', '最新消息：還沒有文章時'),
    lines('orderConsent', '訂購單：同意使用個人資料', '訪客勾選之後才能送出訂購單。電子報的同意文字寫在各份名單裡。'),
    lines('embedNotice', '嵌入的表單或文件：按下之前', OTHER_SITE),
    lines('mapNotice', '地圖：按下之前', OTHER_SITE),
  ],
}
