/** Names the `updatedAt` of the document that a change was made to; the admin refuses the change where there is a newer one. */
export const BASE_HEADER = 'x-lectern-base'
