import { commandAttributes } from '#kit/dialog/dialog-attributes.ts'
import { Portrait } from '#kit/pictures/portrait.tsx'
import { MemberNetworks } from './member-networks.tsx'
import { messages } from './messages.ts'
import type { Member, TeamSettings } from './team-settings.ts'

const SIZES = '(max-width: 767px) 92vw, (max-width: 1024px) 46vw, 26rem'

interface MemberCardProps {
  member: Member
  settings: TeamSettings
  dialogId: string
}

export function MemberCard({ member, settings, dialogId }: MemberCardProps) {
  const { name, position, picture, text } = member
  const { popup, popup_trigger, popup_button } = settings
  const opener = { ...commandAttributes('show-modal', dialogId), 'aria-haspopup': 'dialog' as const }
  return (
    <article className="w-team__member">
      <div className="w-team__art">
        <Portrait name={name} picture={picture} ratio="4/5" sizes={SIZES} />
      </div>
      <div className="w-team__words">
        <h3 className="w-team__name">
          {popup && popup_trigger === 'name' ? (
            // Its area is the whole of picture and name.
            <button className="w-team__opener" {...opener}>
              <bdi>{name}</bdi>
            </button>
          ) : (
            <bdi>{name}</bdi>
          )}
        </h3>
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
        <MemberNetworks member={member} />
        {popup && popup_trigger === 'button' && (
          <button className="more w-team__more" {...opener} aria-label={messages.named(popup_button, name)}>
            {popup_button}
          </button>
        )}
      </div>
    </article>
  )
}
