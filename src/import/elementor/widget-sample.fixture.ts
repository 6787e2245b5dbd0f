import { photo } from '../conversion/references.fixture.ts'

/** One example of each widget that the tables know, in the structures that Elementor and ElementsKit store. */
export interface WidgetSample {
  widget: string
  settings: Record<string, unknown>
  /** What it becomes on a page, as `outline` writes it. */
  becomes: string
}

export const pic = (id: number) => ({ id, url: photo(id) })
export const url = (address: string) => ({ url: address, is_external: '', nofollow: '' })
export const about = url('https://old.example.edu.tw/about/')
