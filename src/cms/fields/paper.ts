import type { Paper } from '#published/types.ts'

export const PAPER_OPTIONS: { value: Paper; label: string }[] = [
  { value: 'straw', label: '稻紙（黃）' },
  { value: 'peach', label: '桃紙（粉紅）' },
  { value: 'celadon', label: '青瓷紙（綠）' },
  { value: 'sky', label: '天青紙（藍）' },
  { value: 'bone', label: '米紙（米白）' },
]
