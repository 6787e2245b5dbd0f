export const messages = {
  filter: (label: string) => `篩選${label}`,
  /** Said when a filter was chosen. */
  shown: (name: string, count: number, unit: string) => `${name}：${count} ${unit}`,
}
