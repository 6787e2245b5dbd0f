import { isRecord } from '#platform/is-record.ts'
import type { Conversion, FileSource } from '../conversion/conversion.ts'
import { resolveHref, storedLink } from '../conversion/link.ts'
import type { StoredLink } from '../conversion/pieces.ts'
import { textOfHtml } from '../html/dom.ts'
import { findPicture } from '../html/pictures.ts'

/** The settings of an element or of one row of it, read by name. Nothing in them is trusted. */
export class ElementorSettings {
  constructor(
    private readonly values: Readonly<Record<string, unknown>>,
    private readonly conversion: Conversion,
  ) {}

  has(name: string): boolean {
    return Object.hasOwn(this.values, name)
  }

  /** As it is stored; the newer elements keep a value inside an object. */
  raw(name: string): string {
    const value = Object.hasOwn(this.values, name) ? this.values[name] : undefined
    if (typeof value === 'string') return value
    if (typeof value === 'number') return String(value)
    return isRecord(value) && (typeof value.value === 'string' || typeof value.value === 'number') ? String(value.value) : ''
  }

  /** Words on one line, without tags. */
  words(name: string): string {
    return textOfHtml(this.raw(name))
  }

  /** The first of several settings that says something. */
  firstWords(...names: string[]): string {
    return names.map((name) => this.words(name)).find((words) => words !== '') ?? ''
  }

  isOn(name: string): boolean {
    return ['yes', 'true', 'on', '1'].includes(this.raw(name).toLowerCase()) || this.values[name] === true
  }

  /** A number, or the size of a slider. */
  number(name: string): number | undefined {
    const value = this.values[name]
    const given = isRecord(value) ? value.size : value
    const number = typeof given === 'string' && given.trim() !== '' ? Number(given) : given
    return typeof number === 'number' && Number.isFinite(number) ? number : undefined
  }

  object(name: string): Record<string, unknown> | null {
    const value = this.values[name]
    return isRecord(value) ? value : null
  }

  rows(name: string): ElementorSettings[] {
    const value = Object.hasOwn(this.values, name) ? this.values[name] : undefined
    return Array.isArray(value) ? value.filter(isRecord).map((row) => new ElementorSettings(row, this.conversion)) : []
  }

  file(name: string): FileSource {
    const value = this.values[name]
    const inner = isRecord(value) && isRecord(value.value) ? value.value : value
    if (!isRecord(inner)) return typeof inner === 'string' ? { url: inner } : {}
    const id = Number(inner.id)
    return {
      ...(Number.isInteger(id) && id > 0 && { id }),
      ...(typeof inner.url === 'string' && inner.url !== '' && { url: inner.url }),
    }
  }

  picture(name: string): number | null {
    const source = this.file(name)
    // Elementor's own stand-in for a picture that was never chosen.
    if (source.url?.includes('/elementor/assets/images/placeholder.png')) return null
    return findPicture(source, this.conversion)
  }

  href(name: string): string {
    const value = this.values[name]
    if (isRecord(value))
      return typeof value.url === 'string' ? value.url : isRecord(value.value) ? String(value.value.destination ?? '') : ''
    return typeof value === 'string' ? value : ''
  }

  link(name: string): StoredLink | null {
    const value = this.values[name]
    const target = resolveHref(this.href(name), this.conversion)
    return target === null
      ? null
      : storedLink(target, isRecord(value) && ['on', 'true', true].includes(value.is_external as string))
  }
}
