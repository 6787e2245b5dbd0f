/** The paper stocks, and the two inks that can cover a whole surface. */
export const paperOptions = [
  { value: 'none', label: '本色紙' },
  { value: 'bone', label: '米紙' },
  { value: 'straw', label: '稻紙' },
  { value: 'peach', label: '桃紙' },
  { value: 'celadon', label: '青瓷紙' },
  { value: 'sky', label: '天青紙' },
  { value: 'ink', label: '墨底' },
  { value: 'zhu', label: '朱底' },
] as const
