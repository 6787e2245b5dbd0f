/** Not a fieldset, which is for the controls of a form. */
export function groupOf(name: string, roleDescription?: string) {
  return { role: 'group', 'aria-label': name, 'aria-roledescription': roleDescription } as const
}
