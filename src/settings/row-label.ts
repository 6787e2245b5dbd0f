/**
 * The head of a row that shows what the row holds, by its words or else by its picture; rows begin closed, so that a long form can be
 * overlooked.
 */
export function rowLabel(name: string, pictureField?: string) {
  return { path: '/components/row-label#RowLabel', clientProps: { name, ...(pictureField && { pictureField }) } }
}
