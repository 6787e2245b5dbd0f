import type { Site } from '#published/types.ts'

/** `(04) 5550-1988` as a phone dials it from anywhere. */
function telHref(phone: string): string {
  const digits = phone.replace(/[^\d+]/gu, '')
  return `tel:${digits.replace(/^0/u, '+886')}`
}

// A phone number that wraps is read as two; these are the same signs, unbreakable.
function keepTogether(phone: string): string {
  return phone.replace(/ /gu, '\u00a0').replace(/-/gu, '\u2011')
}

export function ContactList({ contact }: { contact: Site['contact'] }) {
  const { address, mapUrl, phone, phoneNote, email, hours } = contact
  if ([address, phone, email, hours].every((given) => given === '')) return null
  return (
    <dl className="contact">
      {address !== '' && (
        <div>
          <dt>地址</dt>
          <dd>
            {address}
            {mapUrl !== '' && (
              <a className="contact__map" href={mapUrl} rel="noopener">
                交通與地圖
              </a>
            )}
          </dd>
        </div>
      )}
      {phone !== '' && (
        <div>
          <dt>電話</dt>
          <dd>
            <a href={telHref(phone)}>{keepTogether(phone)}</a>
            {phoneNote !== '' && ` ${phoneNote}`}
          </dd>
        </div>
      )}
      {email !== '' && (
        <div>
          <dt>信箱</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      )}
      {hours !== '' && (
        <div>
          <dt>時間</dt>
          <dd>{hours}</dd>
        </div>
      )}
    </dl>
  )
}
