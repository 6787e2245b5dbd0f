import type { CategoryKey } from './content/categories.ts'
import type { FragmentKey, MenuKey, PopupKey } from './content/keys.ts'
import type { Refs } from './content/types.ts'

type Kind = 'user' | 'category' | 'tag' | 'picture' | 'page' | 'post' | 'popup' | 'fragment' | 'menu' | 'mailing-list'

/** Which id each piece of content was given. */
export class Ledger implements Refs {
  readonly #ids = new Map<string, number>()
  readonly #addresses = new Map<string, string>()

  enter(kind: Kind, key: string, id: number): void {
    const name = `${kind}:${key}`
    if (this.#ids.has(name)) throw new Error(`The demo has ${name} twice.`)
    this.#ids.set(name, id)
  }

  idOf(kind: Kind, key: string): number {
    const id = this.#ids.get(`${kind}:${key}`)
    if (id === undefined) throw new Error(`The demo names ${kind}:${key}, which does not exist or is created later.`)
    return id
  }

  noteAddress(file: string, address: string): void {
    this.#addresses.set(file, address)
  }

  // Properties, not methods: content takes them out of the ledger one by one.
  readonly page = (path: string) => ({ kind: 'page', id: this.idOf('page', path) }) as const
  readonly post = (key: string) => ({ kind: 'post', id: this.idOf('post', key) }) as const
  readonly category = (key: CategoryKey) => ({ kind: 'category', id: this.idOf('category', key) }) as const
  readonly categoryId = (key: CategoryKey) => this.idOf('category', key)
  readonly popup = (key: PopupKey) => ({ kind: 'popup', id: this.idOf('popup', key) }) as const
  readonly mailingList = (key: string) => this.idOf('mailing-list', key)
  readonly menu = (key: MenuKey) => this.idOf('menu', key)
  readonly fragment = (key: FragmentKey) => this.idOf('fragment', key)
  readonly file = (name: string) => {
    const url = this.#addresses.get(name)
    if (url === undefined) throw new Error(`The demo links to the file ${name}, which does not exist or is created later.`)
    return { kind: 'url', url } as const
  }
  readonly url = (url: string) => ({ kind: 'url', url }) as const
  readonly picture = (key: string) => this.idOf('picture', key)
}
