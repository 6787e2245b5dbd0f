import type { Sql } from '#platform/sql.ts'

export interface WorkLeft {
  kind: 'mail' | 'schedule'
  state: string
  number: number
}

/** What an operator would want to hear of: mails that cannot be sent, schedules that failed. */
export async function countWork(sql: Sql): Promise<WorkLeft[]> {
  const mails = await sql.run('select state, count(*) as number from outbox group by state')
  const schedules = await sql.run('select has_error, count(*) as number from payload_jobs group by has_error')
  return [
    ...mails.map(({ state, number }): WorkLeft => ({ kind: 'mail', state: String(state), number: Number(number) })),
    ...schedules.map(
      ({ has_error, number }): WorkLeft => ({
        kind: 'schedule',
        state: has_error ? 'failed' : 'waiting',
        number: Number(number),
      }),
    ),
  ]
}
