/** The name of a marker. */
export function markerName(title: string, number: number): string {
  return title === '' ? `標記 ${number}` : title
}
