export function medianOf(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle]
  if (upper === undefined) throw new Error('The median of nothing')
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
}

/** The value that this share of them does not exceed. */
export function percentileOf(values: number[], share: number): number {
  const value = values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1]
  if (value === undefined) throw new Error('A percentile of nothing')
  return value
}

export const asMs = (ms: number) => `${ms < 10 ? ms.toFixed(2) : ms.toFixed(0)} ms`
export const asPercent = (share: number) => `${(share * 100).toFixed(0)} %`
export const asFactor = (factor: number) => `${factor.toFixed(2)} x`
export const asKb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`
export const asThousands = (count: number) => `${(count / 1000).toFixed(1)} k`
