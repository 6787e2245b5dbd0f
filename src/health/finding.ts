/** What was looked at, how it is, and what to do where it is not well. In Chinese, for whoever runs the site. */
export interface Finding {
  about: string
  state: 'good' | 'weak' | 'bad'
  says: string
  /** Only where there is something to do. */
  cure?: string
}

export function good(about: string, says: string): Finding {
  return { about, state: 'good', says }
}

export function weak(about: string, says: string, cure: string): Finding {
  return { about, state: 'weak', says, cure }
}

export function bad(about: string, says: string, cure: string): Finding {
  return { about, state: 'bad', says, cure }
}
