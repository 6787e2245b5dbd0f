import type { ReactNode } from 'react'
import { InnerContent } from '#islands/inner-content.tsx'
import { ModalDialog, sheetLook } from '#kit/dialog/modal-dialog.tsx'
import { SafeLink } from '#kit/links/safe-link.tsx'
import { Portrait } from '#kit/pictures/portrait.tsx'
import { isExternalUrl } from '#platform/safe-url.ts'
import { MemberNetworks } from './member-networks.tsx'
import { messages } from './messages.ts'
import { mailHref, phoneHref, phoneWords, shortAddress } from './model.ts'
import type { Member } from './team-settings.ts'

/** Everything about one member. */
export function MemberDialog({ id, member }: { id: string; member: Member }) {
  const { name, position, picture, text, detail } = member
  const titleId = `${id}-title`
  return (
    <ModalDialog id={id} look={sheetLook(880)} attributes={{ 'aria-labelledby': titleId }}>
      <div className="w-team__sheet">
        <div className="w-team__art">
          <Portrait name={name} picture={picture} ratio="4/5" sizes="(max-width: 767px) 60vw, 20rem" />
        </div>
        <div className="w-team__words">
          <h2 className="w-team__name" id={titleId} tabIndex={-1} data-dialog-title="">
            <bdi>{name}</bdi>
          </h2>
          {position !== '' && (
            <p className="w-team__position">
              <bdi>{position}</bdi>
            </p>
          )}
          {text !== '' && (
            <p className="w-team__text" dir="auto">
              {text}
            </p>
          )}
          {detail !== '' && <InnerContent name={detail} className="prose w-team__detail" />}
          <Contacts member={member} />
          <MemberNetworks member={member} />
        </div>
      </div>
    </ModalDialog>
  )
}

function Contacts({ member: { phone, email, website } }: { member: Member }) {
  if (phone === '' && email === '' && website === null) return null
  return (
    <dl className="w-team__contacts">
      {phone !== '' && <Contact term={messages.phone} href={phoneHref(phone)} words={phoneWords(phone)} />}
      {email !== '' && <Contact term={messages.email} href={mailHref(email)} words={email} />}
      {website !== null && <Contact term={messages.website} href={website} words={shortAddress(website)} />}
    </dl>
  )
}

function Contact({ term, href, words }: { term: string; href: string | null; words: string }): ReactNode {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {href === null ? words : <SafeLink link={{ href, isExternal: isExternalUrl(href), newTab: false }}>{words}</SafeLink>}
      </dd>
    </div>
  )
}
