import { HOME_HREF } from '#addresses/documents.ts'
import { CONFIRM_HREF, PREFERENCES_HREF, UNSUBSCRIBE_HREF } from '#addresses/newsletter.ts'
import type { Subscription } from '#newsletter/subscription.ts'
import { NewsletterFrame } from './frame.tsx'
import { PreferencesForm } from './preferences-form.tsx'
import { WORDS } from './words.ts'

interface TokenPageProps {
  token: string
  subscription: Subscription
}

/** A look at this page confirms nothing: mail scanners follow links, people press buttons. */
export function ConfirmPage({ token, subscription: { listName, address } }: TokenPageProps) {
  return (
    <NewsletterFrame title={WORDS.confirm.title}>
      <p>
        用 <strong>{address}</strong> 訂閱「{listName}」。按下按鈕，訂閱就會生效。
      </p>
      <form method="post" action={CONFIRM_HREF}>
        <input type="hidden" name="token" value={token} />
        <button className="btn" type="submit">
          {WORDS.confirm.button}
        </button>
      </form>
    </NewsletterFrame>
  )
}

export function ConfirmedPage({
  manageToken,
  subscription: { listName, address },
}: {
  manageToken: string
  subscription: Subscription
}) {
  return (
    <NewsletterFrame title={WORDS.confirmed.title}>
      <p role="status">
        <strong>{address}</strong> 已經訂閱「{listName}」。{WORDS.confirmed.lead}
      </p>
      <p>
        <a href={`${PREFERENCES_HREF}?token=${manageToken}`}>修改資料或退訂</a>
      </p>
    </NewsletterFrame>
  )
}

export function PreferencesPage({ token, subscription, isSaved }: TokenPageProps & { isSaved: boolean }) {
  const { listName, address, status } = subscription
  return (
    <NewsletterFrame title={WORDS.preferences.title}>
      <p>
        <strong>{address}</strong>，「{listName}」，{status === 'unsubscribed' ? '已經退訂' : '訂閱中'}。
      </p>
      {isSaved && (
        <p className="newsletter-page__message" role="status">
          {WORDS.preferences.saved}
        </p>
      )}
      <PreferencesForm token={token} subscription={subscription} />
      {status !== 'unsubscribed' && <LeaveForm token={token} />}
    </NewsletterFrame>
  )
}

export function UnsubscribePage({ token, subscription: { listName, address } }: TokenPageProps) {
  return (
    <NewsletterFrame title={WORDS.unsubscribe.title}>
      <p>
        <strong>{address}</strong> 不再收「{listName}」。
      </p>
      <LeaveForm token={token} />
    </NewsletterFrame>
  )
}

function LeaveForm({ token }: { token: string }) {
  return (
    <form className="newsletter-page__form" method="post" action={UNSUBSCRIBE_HREF}>
      <input type="hidden" name="token" value={token} />
      <label className="newsletter-page__tick">
        <input type="checkbox" name="for_good" value="yes" />
        <span>以後不要再寄任何信到這個信箱</span>
      </label>
      <button className="btn btn--ink" type="submit">
        {WORDS.unsubscribe.button}
      </button>
    </form>
  )
}

export function LeftPage({ listName }: { listName: string }) {
  return (
    <NewsletterFrame title={WORDS.left.title}>
      <p role="status">
        您已經退訂「{listName}」。{WORDS.left.lead}
      </p>
      <p>
        <a href={HOME_HREF}>回首頁</a>
      </p>
    </NewsletterFrame>
  )
}

export function InvalidLinkPage() {
  return (
    <NewsletterFrame title={WORDS.invalid.title}>
      <p>{WORDS.invalid.lead}</p>
      <p>
        <a href={HOME_HREF}>回首頁</a>
      </p>
    </NewsletterFrame>
  )
}

/** Where a form that does not say where it stands ends up. */
export function OutcomePage({ tone, text }: { tone: 'success' | 'error'; text: string }) {
  return (
    <NewsletterFrame title={WORDS.subscribe.title}>
      <p className="newsletter-page__message" role={tone === 'error' ? 'alert' : 'status'} data-tone={tone}>
        {text}
      </p>
      <p>
        <a href={HOME_HREF}>回首頁</a>
      </p>
    </NewsletterFrame>
  )
}
