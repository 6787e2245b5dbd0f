/** A longer review is shown in part at first: so many characters, as a reader counts them. */
export const REVIEW_LENGTH = 120
export const MOST_STARS = 5
const POSITIVE_STARS = 4

const GRAPHEMES = new Intl.Segmenter('zh-Hant', { granularity: 'grapheme' })

export interface CutReview {
  head: string
  /** Empty when the review is short enough. */
  rest: string
}

/** The two parts together are the text as it was written. */
export function cutReview(text: string): CutReview {
  let count = 0
  // No character takes less than one unit, so a short text needs no counting.
  if (text.length > REVIEW_LENGTH) {
    for (const { index } of GRAPHEMES.segment(text)) {
      if (count === REVIEW_LENGTH) return { head: text.slice(0, index), rest: text.slice(index) }
      count += 1
    }
  }
  return { head: text, rest: '' }
}

interface Judged {
  /** 0: none given. */
  rating: number
  recommendation: 'none' | 'yes' | 'no'
}

export function isPositive({ rating, recommendation }: Judged): boolean {
  if (recommendation !== 'none') return recommendation === 'yes'
  return rating === 0 || rating >= POSITIVE_STARS
}

export interface Overview {
  count: number
  /** With one decimal; `null` when nobody gave stars. */
  average: number | null
  recommended: number
}

export function overviewOf(reviews: readonly Judged[]): Overview {
  const ratings = reviews.flatMap(({ rating }) => (rating > 0 ? [rating] : []))
  const sum = ratings.reduce((total, rating) => total + rating, 0)
  return {
    count: reviews.length,
    average: ratings.length === 0 ? null : Math.round((sum / ratings.length) * 10) / 10,
    recommended: reviews.filter(({ recommendation }) => recommendation === 'yes').length,
  }
}

export type StarFill = 'full' | 'half' | 'none'

/** Five stars, to the nearest half. */
export function starsOf(rating: number): StarFill[] {
  const halves = Math.round(rating * 2)
  return Array.from({ length: MOST_STARS }, (_, index) =>
    halves >= 2 * index + 2 ? 'full' : halves === 2 * index + 1 ? 'half' : 'none',
  )
}

/** The sign of somebody without a photograph. */
export function initialOf(name: string): string {
  const [first] = GRAPHEMES.segment(name.trim())
  return first?.segment.toLocaleUpperCase() ?? ''
}
