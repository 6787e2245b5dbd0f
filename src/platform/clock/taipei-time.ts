/** Where editors and visitors read the clock. Taiwan has kept one offset since 1980. */
export const TIME_ZONE = 'Asia/Taipei'
export const TIME_ZONE_OFFSET = '+08:00'
export const TIME_ZONE_OFFSET_MS = 8 * 3_600_000
