import type { Picture } from '#published/types.ts'
import { PictureView } from './picture-view.tsx'

const SIZES = '(max-width: 767px) 44vw, 18rem'

interface LogoPairProps {
  name: string
  logo: Picture | null
  /** Shown in place of the logo while it, or what it stands in, is pointed at or has the focus. */
  hoverLogo: Picture | null
}

/** An organisation's logo; without a picture its name, printed. Pictures are named by the organisation. */
export function LogoPair({ name, logo, hoverLogo }: LogoPairProps) {
  if (logo === null) return <span className="logo-pair logo-pair--printed">{name}</span>
  return (
    <span className="logo-pair">
      <PictureView picture={name === '' ? logo : { ...logo, alt: name }} sizes={SIZES} />
      {hoverLogo !== null && <PictureView className="logo-pair__other" picture={hoverLogo} sizes={SIZES} decorative />}
    </span>
  )
}
