import type { Message } from '../mail/write-email.ts'
import { CONFIRM_DAYS } from '../tokens.ts'
import { buttonTo, joinParts, type Letterhead, layOutMail, paragraphs } from './lay-out.ts'

/** Asks the owner of the mailbox. Nothing that the form was filled in with is repeated: strangers could write it. */
export function confirmMail({ listName, confirmUrl }: { listName: string; confirmUrl: string }, head: Letterhead): Message {
  return layOutMail(
    {
      subject: `請確認訂閱「${listName}」`,
      body: joinParts(
        paragraphs(
          '您好：',
          `我們收到用這個信箱訂閱「${listName}」的要求。請打開下面的連結，並在頁面上按「確認訂閱」，訂閱才會生效。`,
        ),
        buttonTo(confirmUrl, '確認訂閱'),
        paragraphs(`連結在 ${CONFIRM_DAYS} 天內有效。如果不是您本人的要求，不必理會這封信，我們不會把您加入名單。`),
      ),
      footer: paragraphs('這封信是因為有人在我們的網站填了這個信箱而自動寄出的，只會寄這一次。'),
    },
    head,
  )
}
