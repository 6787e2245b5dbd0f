import { countdown, section } from '#cms/writing/blocks.ts'

/** Counts down to the end of this year's applications. */
export function applicationDeadline(title: string) {
  return section(
    { paper: 'celadon', spacing: 'small' },
    countdown('2027-03-21T17:00:00+08:00', {
      title,
      note: '逾時按長鈴，不再收件',
      finishTitle: '116 學年度申請入學報名已截止',
    }),
  )
}
