export interface EnvProblem {
  name: string
  /** What was given and what is expected, in English and Chinese. Never holds a secret. */
  problem: string
}

export type EnvSource = Record<string, string | undefined>

interface IntegerRange {
  min: number
  max: number
  otherwise: number
}

/** Reads variables one by one and collects everything that is wrong, so that an operator sees all of it at once. */
export class VariableReader {
  readonly problems: EnvProblem[] = []
  readonly #source: EnvSource

  constructor(source: EnvSource) {
    this.#source = source
  }

  /** The trimmed value. An empty one counts as not set, which is what `NAME=` in an env file means. */
  text(name: string): string | null {
    const value = this.#source[name]?.trim()
    return value === undefined || value === '' ? null : value
  }

  refuse(name: string, problem: string): void {
    this.problems.push({ name, problem })
  }

  choice<T extends string>(name: string, allowed: readonly T[], otherwise: T): T {
    const given = this.text(name)
    if (given === null) return otherwise
    const found = allowed.find((candidate) => candidate === given)
    if (found === undefined) {
      const list = allowed.join(', ')
      this.refuse(name, `given "${given}", expected one of ${list}（應為 ${list} 其中之一）`)
    }
    return found ?? otherwise
  }

  integer(name: string, { min, max, otherwise }: IntegerRange): number {
    const given = this.text(name)
    if (given === null) return otherwise
    const value = /^\d+$/.test(given) ? Number(given) : Number.NaN
    if (value >= min && value <= max) return value
    this.refuse(name, `given "${given}", expected a whole number from ${min} to ${max}（應為 ${min} 到 ${max} 的整數）`)
    return otherwise
  }

  flag(name: string, otherwise: boolean): boolean {
    return this.choice(name, ['0', '1'], otherwise ? '1' : '0') === '1'
  }

  /** `https://host[:port]`, without a slash at the end. */
  origin(name: string, otherwise: string): string {
    const given = this.text(name)
    if (given === null) return otherwise
    const url = URL.canParse(given) ? new URL(given) : null
    const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
    if (isOrigin) return url.origin
    // An address may carry a password, so the value itself is not repeated.
    this.refuse(
      name,
      'expected an address such as https://www.example.edu.tw, without path, query or password（應為網站位址，不含路徑、查詢或密碼）',
    )
    return otherwise
  }
}
