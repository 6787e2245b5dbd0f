import type { Payload } from 'payload'
import { PREFERENCES_HREF, tokenUrl, UNSUBSCRIBE_HREF } from '#addresses/newsletter.ts'
import type { Newsletter } from '#platform/payload-types.ts'
import { documentId } from '#published/links.ts'
import type { Reader } from '#published/reader.ts'
import { findList } from './lists.ts'
import type { Message } from './mail/write-email.ts'
import { issueMail } from './mails/issue.ts'
import { issueBody } from './mails/issue-body.ts'
import { letterheadOf } from './mails/lay-out.ts'

/** Links of a mail that goes to no subscriber have this instead of a token. */
export const TEST_TOKEN = 'test'

interface Surroundings {
  reader: Reader
  siteUrl: string
}

interface Addressing {
  listName: string
  /** Where whoever gets it changes what they get. */
  manageUrl: string
}

/** An issue as it is now, for one subscriber. */
export async function writeIssue(
  issue: Pick<Newsletter, 'subject' | 'preheader' | 'body' | 'posts'>,
  { reader, siteUrl }: Surroundings,
  { listName, manageUrl }: Addressing,
): Promise<Message> {
  return issueMail(
    {
      subject: issue.subject,
      preheader: issue.preheader ?? '',
      body: await issueBody(issue, reader, siteUrl),
      listName,
      manageUrl,
      unsubscribeUrl: manageUrl.replace(PREFERENCES_HREF, UNSUBSCRIBE_HREF),
    },
    letterheadOf(await reader.site(), siteUrl),
  )
}

/** The same for nobody: its links lead nowhere. */
export async function previewIssue(issue: Newsletter, payload: Payload, surroundings: Surroundings): Promise<Message> {
  const id = documentId(issue.list)
  const list = id === null ? null : await findList(payload, id)
  const manageUrl = tokenUrl(surroundings.siteUrl, PREFERENCES_HREF, TEST_TOKEN)
  return writeIssue(issue, surroundings, { listName: list?.name ?? '', manageUrl })
}
