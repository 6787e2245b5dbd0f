/** How long a number counts, in milliseconds, where nobody says otherwise in a widget's settings. */
export const NUMBER_DURATION_MS = 300

/** The same for the counting itself, when no duration reaches it at all. */
export const COUNTING_DURATION_MS = 500

export const SHORTEST_MS = 100
export const LONGEST_MS = 10_000
