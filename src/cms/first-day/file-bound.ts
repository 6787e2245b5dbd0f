/** Of each file of an old site that comes by browser; larger ones are imported by command. */
export const MOST_MB = 200
export const MOST_BYTES = MOST_MB * 1024 * 1024
