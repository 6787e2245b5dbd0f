export function spotTitle(title: string, number: number): string {
  return title === '' ? `標記 ${number}` : title
}

/** The name of a marker: the number that is seen on it is part of it, for those who say what they see. */
export function markerName(title: string, number: number): string {
  return title === '' ? spotTitle(title, number) : `${number}．${title}`
}
