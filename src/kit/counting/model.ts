import { groupThousands } from '#kit/text/group-thousands.ts'

/** How many decimals a number is written with: those of its value. */
function decimalsOf(value: number): number {
  return String(value).split('.')[1]?.length ?? 0
}

/** With commas between thousands, as Taiwan writes them. */
export function formatNumber(value: number, decimals = decimalsOf(value)): string {
  return groupThousands(value, decimals)
}

/** What is shown on the way from nothing to `target`; `progress` runs from 0 to 1. The end is exactly the target. */
export function textOnTheWay(target: number, progress: number): string {
  const ease = 1 - (1 - Math.min(1, Math.max(0, progress))) ** 2
  return formatNumber(ease === 1 ? target : target * ease, decimalsOf(target))
}
