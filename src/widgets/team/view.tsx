import { type CarouselLook, carouselLook } from '#kit/carousel/carousel-look.ts'
import { CarouselIsland } from '#kit/carousel/client.tsx'
import { DialogHost } from '#kit/dialog/client.tsx'
import type { ViewProps } from '#settings/define-widget.ts'
import { MemberCard } from './member-card.tsx'
import { MemberDialog } from './member-dialog.tsx'
import type { TeamSettings } from './team-settings.ts'

export function TeamView({ id, settings }: ViewProps<TeamSettings>) {
  const { label, layout, style, popup } = settings
  const members = settings.members.filter(({ name }) => name !== '')
  if (members.length === 0) return null
  const dialogId = (memberId: string) => `${id}-${memberId}`
  const cards = members.map((member) => (
    <MemberCard key={member.id} member={member} settings={settings} dialogId={dialogId(member.id)} />
  ))
  const shown =
    layout === 'grid' ? (
      <div className="w-team__grid">{cards}</div>
    ) : (
      <CarouselIsland when="visible" id={id} label={label} look={lookOf(settings)} slides={cards} />
    )
  const look = { 'data-layout': layout, 'data-style': style }
  if (!popup) {
    return (
      <div className="w-team" {...look}>
        {shown}
      </div>
    )
  }
  return (
    <DialogHost
      when="visible"
      className="w-team"
      look={look}
      content={
        <>
          {shown}
          {members.map((member) => (
            <MemberDialog key={member.id} id={dialogId(member.id)} member={member} />
          ))}
        </>
      }
    />
  )
}

function lookOf(settings: TeamSettings): CarouselLook {
  const { loop, popup, arrow_style, previous_label, next_label } = settings
  return {
    ...carouselLook(settings),
    loop: loop && !popup,
    arrowWords:
      arrow_style === 'icon' ? undefined : { hasIcon: arrow_style === 'both', previous: previous_label, next: next_label },
  }
}
