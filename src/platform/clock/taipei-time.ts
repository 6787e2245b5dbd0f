/** Where editors and visitors read the clock. Taiwan has kept one offset since 1980. */
export const TIME_ZONE = 'Asia/Taipei'
export const TIME_ZONE_OFFSET = '+08:00'
export const TIME_ZONE_OFFSET_MS = 8 * 3_600_000

/** A moment as one writes it in Taiwan, on Taipei's clock: `2026/11/16 14:05`. */
export function writeMoment(moment: string | number | Date): string {
  const shifted = new Date(new Date(moment).getTime() + TIME_ZONE_OFFSET_MS)
  return shifted.toISOString().slice(0, 16).replaceAll('-', '/').replace('T', ' ')
}
