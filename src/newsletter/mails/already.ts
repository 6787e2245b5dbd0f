import type { Message } from '../mail/write-email.ts'
import { buttonTo, joinParts, type Letterhead, layOutMail, paragraphs } from './lay-out.ts'

/** The website gives everybody the same answer; only the owner of the mailbox learns that nothing is left to do. */
export function alreadyMail({ listName, manageUrl }: { listName: string; manageUrl: string }, head: Letterhead): Message {
  return layOutMail(
    {
      subject: `您已經訂閱「${listName}」`,
      body: joinParts(
        paragraphs('您好：', `剛才有人用這個信箱訂閱「${listName}」。這個信箱已經在名單裡，您不需要再做任何事。`),
        buttonTo(manageUrl, '修改資料或退訂'),
      ),
      footer: paragraphs('如果不是您本人填的，也不必擔心：您的訂閱沒有任何改變。'),
    },
    head,
  )
}
