import { Carousel } from '#kit/carousel/carousel.tsx'
import { type CarouselLook, carouselLook } from '#kit/carousel/carousel-look.ts'
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
  return (
    <div className="w-team" data-layout={layout} data-style={style}>
      {layout === 'grid' ? (
        <div className="w-team__grid">{cards}</div>
      ) : (
        <Carousel id={id} label={label} look={lookOf(settings)} slides={cards} />
      )}
      {popup && members.map((member) => <MemberDialog key={member.id} id={dialogId(member.id)} member={member} />)}
    </div>
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
