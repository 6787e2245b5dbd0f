import type { Figures } from '#figures/page-views.ts'

const WIDTH = 900
const HEIGHT = 220
const FOOT = 24

/** A bar for each day. What it shows is also in the table below it. */
export function ViewsPlot({ days }: Pick<Figures, 'days'>) {
  const most = Math.max(1, ...days.map(({ views }) => views))
  const step = WIDTH / days.length
  const room = HEIGHT - FOOT
  const labelled = [0, Math.floor(days.length / 2), days.length - 1]
  return (
    <svg
      className="lectern-figures__plot"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label="每天的瀏覽數，數字在下面的表格裡"
    >
      <text x={0} y={12}>
        {most.toLocaleString('zh-TW')}
      </text>
      <line x1={0} x2={WIDTH} y1={room} y2={room} />
      {days.map(({ day, views }, index) => {
        const height = (views / most) * (room - 18)
        return (
          <rect key={day} x={index * step} y={room - height} width={Math.max(1, step - 1)} height={height}>
            <title>{`${writeDay(day)}：${views.toLocaleString('zh-TW')} 次`}</title>
          </rect>
        )
      })}
      {labelled.map((index, place) => (
        <text
          key={index}
          x={[0, WIDTH / 2, WIDTH][place]}
          y={HEIGHT - 6}
          textAnchor={(['start', 'middle', 'end'] as const)[place]}
        >
          {writeDay(days[index]?.day ?? '')}
        </text>
      ))}
    </svg>
  )
}

export function writeDay(day: string): string {
  return day.replaceAll('-', '/')
}
