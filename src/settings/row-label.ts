/** The head of a row that shows what the row holds; rows begin closed, so that a long form can be overlooked. */
export function rowLabel(name: string) {
  return { path: '/components/row-label#RowLabel', clientProps: { name } }
}
