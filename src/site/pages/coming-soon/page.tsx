import type { Site } from '#published/types.ts'

export function ComingSoonPage({ title, name, site }: { title: string; name: string; site: Site }) {
  const { address, phone, phoneNote, email } = site.contact
  return (
    <div className="wrap notice">
      {name !== '' && <p className="notice__lead">{name}</p>}
      <h1>{title}</h1>
      <p className="notice__lead">{site.description || '網站正在準備中，請過些時候再來。'}</p>
      {address !== '' && <p>{address}</p>}
      {phone !== '' && <p>{`電話 ${phone}${phoneNote === '' ? '' : ` ${phoneNote}`}`}</p>}
      {email !== '' && (
        <p>
          信箱 <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </div>
  )
}
