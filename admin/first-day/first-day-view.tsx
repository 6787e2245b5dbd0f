import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { SCHEMES } from '#brand/schemes.ts'
import { hasRole } from '#cms/access/roles.ts'
import { readFirstDay } from '#cms/first-day/state.ts'
import { StaffView } from '../components/staff-view.tsx'
import { FirstDaySteps } from './first-day-steps.tsx'

/** From an empty site to one of one's own, step by step. */
export async function FirstDayView(props: AdminViewServerProps) {
  const { payload } = props
  const { req } = props.initPageResult
  const { admin, api } = payload.config.routes
  if (!hasRole(req.user, 'administrator', 'editor')) redirect(admin)
  const { siteUrl } = payload.config.custom as { siteUrl: string }
  const schemes = Object.entries(SCHEMES).map(([name, { label, colours }]) => ({
    name,
    label,
    colours: [colours.paper, colours.zhu, colours.ink, colours.straw, colours.peach, colours.celadon, colours.sky],
  }))
  return (
    <StaffView {...props} className="lectern-first-day">
      <h1>把網站開起來</h1>
      <p>六個步驟，隨時可以離開，下次從沒做完的地方繼續。</p>
      <FirstDaySteps
        state={await readFirstDay(req)}
        schemes={schemes}
        api={api}
        admin={admin}
        siteUrl={siteUrl}
        isAdministrator={hasRole(req.user, 'administrator')}
      />
    </StaffView>
  )
}
