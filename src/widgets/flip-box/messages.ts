/** The name of the button in the corner; pressed means that the back shows. */
export function turnLabel(frontTitle: string): string {
  return frontTitle === '' ? '翻到背面' : `翻到背面：${frontTitle}`
}
