import type { ReactNode } from 'react'
import { CONFIRM_HREF, PREFERENCES_HREF, SUBSCRIBE_HREF, UNSUBSCRIBE_HREF } from '#addresses/newsletter.ts'
import type { Newsletter } from '#newsletter/newsletter.ts'
import { noticeOf, type Outcome } from '#newsletter/outcomes.ts'
import { readDetails } from '#newsletter/sign-up.ts'
import { headOf } from '../../head/page-head.ts'
import type { SiteContext, SiteResponse } from '../../response.ts'
import { pageResponse } from '../page-response.tsx'
import { openRequestContext } from '../request-context.ts'
import { ConfirmedPage, ConfirmPage, InvalidLinkPage, LeftPage, OutcomePage, PreferencesPage, UnsubscribePage } from './pages.tsx'
import { WORDS } from './words.ts'

/** The pages behind the links in mails. What they are asked comes as plain fields. */
export interface NewsletterPages {
  showConfirm(token: string): Promise<SiteResponse>
  confirm(token: string): Promise<SiteResponse>
  showPreferences(token: string, isSaved: boolean): Promise<SiteResponse>
  savePreferences(token: string, fields: URLSearchParams): Promise<SiteResponse>
  showUnsubscribe(token: string): Promise<SiteResponse>
  leave(token: string, isForGood: boolean): Promise<SiteResponse>
  showOutcome(outcome: Outcome): Promise<SiteResponse>
}

const MESSAGES = { successMessage: '訂閱成功，謝謝您。', optInMessage: '差一步就完成了：請到信箱打開確認信，並按下確認。' }

export function createNewsletterPages(context: SiteContext, newsletter: Newsletter): NewsletterPages {
  const invalid = () => show(context, CONFIRM_HREF, WORDS.invalid.title, <InvalidLinkPage />, 404)
  return {
    async showConfirm(token) {
      const subscription = await newsletter.find(token, 'confirm')
      if (subscription === null) return invalid()
      return show(context, CONFIRM_HREF, WORDS.confirm.title, <ConfirmPage token={token} subscription={subscription} />)
    },
    async confirm(token) {
      const confirmed = await newsletter.confirm(token)
      if (confirmed === null) return invalid()
      return show(context, CONFIRM_HREF, WORDS.confirmed.title, <ConfirmedPage {...confirmed} />)
    },
    async showPreferences(token, isSaved) {
      const subscription = await newsletter.find(token, 'manage')
      if (subscription === null) return invalid()
      const page = <PreferencesPage token={token} subscription={subscription} isSaved={isSaved} />
      return show(context, PREFERENCES_HREF, WORDS.preferences.title, page)
    },
    async savePreferences(token, fields) {
      const reading = readDetails(fields)
      if (reading.kind === 'wrong') return this.showOutcome(reading.problem)
      if (!(await newsletter.saveDetails(token, reading.details))) return invalid()
      return seeOther(`${PREFERENCES_HREF}?token=${token}&saved=yes`)
    },
    async showUnsubscribe(token) {
      const subscription = await newsletter.find(token, 'manage')
      if (subscription === null) return invalid()
      const page = <UnsubscribePage token={token} subscription={subscription} />
      return show(context, UNSUBSCRIBE_HREF, WORDS.unsubscribe.title, page)
    },
    async leave(token, isForGood) {
      const left = await newsletter.leave(token, { isForGood })
      if (left === null) return invalid()
      return show(context, UNSUBSCRIBE_HREF, WORDS.left.title, <LeftPage listName={left.listName} />)
    },
    showOutcome(outcome) {
      return show(context, SUBSCRIBE_HREF, WORDS.subscribe.title, <OutcomePage {...noticeOf(outcome, MESSAGES)} />)
    },
  }
}

/** Never kept, never indexed, and no other site learns the address: it holds a token. */
async function show(context: SiteContext, path: string, name: string, body: ReactNode, status = 200): Promise<SiteResponse> {
  const requestContext = openRequestContext(context, new URL(path, context.origin))
  const response = await pageResponse(requestContext, {
    head: headOf({ name, description: '', canonicalPath: null, isIndexed: false }),
    body,
    status,
    caching: 'none',
  })
  return { ...response, headers: { ...response.headers, 'referrer-policy': 'same-origin' } }
}

export function seeOther(location: string): SiteResponse {
  return { status: 303, headers: { location }, body: '', tags: new Set(), caching: 'none', expiresAt: null }
}
