import type { ServerResponse } from 'node:http'

/** The time in which a program still answers but wants no more visitors. Begins once and never ends. */
export interface Draining {
  begin(): void
  isUnderWay(): boolean
  /** Makes an answer the last of its connection while draining. Call it before anything is sent. */
  markLast(response: ServerResponse): void
}

export function createDraining(): Draining {
  let isUnderWay = false
  return {
    begin() {
      isUnderWay = true
    },
    isUnderWay: () => isUnderWay,
    markLast(response) {
      if (isUnderWay) response.setHeader('connection', 'close')
    },
  }
}
