import type { Field } from 'payload'
import { catalogue } from '#cms/catalogue.ts'
import { isRecord } from '#platform/is-record.ts'
import type { StoredBlock } from '#published/types.ts'
import type { Conversion } from './conversion.ts'

type Values = Record<string, unknown>

/**
 * A widget that its own form would accept: texts cut to their limits (which is noted), numbers within theirs, choices that exist. `null` where
 * something is missing that the widget cannot do without. A setting that the widget does not have is a mistake in a mapping, and throws.
 */
export function placeBlock(blockType: string, values: Values, conversion: Conversion): StoredBlock | null {
  const block = catalogue.blocks.find(({ slug }) => slug === blockType)
  if (block === undefined) throw new Error(`There is no widget ${blockType}`)
  const fitted = fitFields(block.fields, values, { conversion, path: blockType })
  return fitted === null ? null : { ...fitted, blockType, id: conversion.newId() }
}

interface Place {
  conversion: Conversion
  path: string
}

function fitFields(fields: readonly Field[], values: Values, place: Place): Values | null {
  const named = new Map(flatten(fields).map((field) => [field.name, field.field]))
  const fitted: Values = {}
  for (const [name, value] of Object.entries(values)) {
    const field = named.get(name)
    // Payload keeps the zone of a moment beside it, without a field of its own.
    if (field === undefined && !name.endsWith('_tz') && name !== 'id')
      throw new Error(`There is no setting ${place.path}.${name}`)
    const fit = field === undefined ? value : fitValue(field, value, { ...place, path: `${place.path}.${name}` })
    if (fit !== undefined) fitted[name] = fit
  }
  const missing = [...named].filter(([name, field]) => isRequired(field) && isEmpty(fitted[name]))
  if (missing.some(([, field]) => defaultOf(field) === undefined)) return null
  // Payload fills defaults in on forms and pages, not inside a rich text.
  return { ...fitted, ...Object.fromEntries(missing.map(([name, field]) => [name, defaultOf(field)])) }
}

function fitValue(field: Field, value: unknown, place: Place): unknown {
  if (value === undefined || value === null) return undefined
  switch (field.type) {
    case 'text':
    case 'textarea':
      return fitText(String(value), field.maxLength, field.type === 'textarea', place)
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? clamp(value, field.min, field.max) : undefined
    case 'checkbox':
      return value === true
    case 'select':
      return field.hasMany === true || field.options.some((option) => optionValue(option) === value) ? value : undefined
    case 'array':
      return fitRows(field.fields, value, field.maxRows ?? Number.POSITIVE_INFINITY, place)
    default:
      return value
  }
}

function fitRows(fields: readonly Field[], rows: unknown, most: number, place: Place): Values[] {
  const all = (Array.isArray(rows) ? rows : []).filter(isRecord).flatMap((row) => {
    const fitted = fitFields(fields, row, place)
    return fitted === null ? [] : [{ ...fitted, id: place.conversion.newId() }]
  })
  if (all.length > most) place.conversion.note('cut', place.path, `${all.length} → ${most} 列`)
  return all.slice(0, most)
}

function fitText(text: string, most: number | undefined, isMultiline: boolean, { conversion, path }: Place): string {
  const clean = (isMultiline ? text.replaceAll(/[^\S\n]+/g, ' ') : text.replaceAll(/\s+/g, ' ')).trim()
  const characters = [...clean]
  if (most === undefined || characters.length <= most) return clean
  conversion.note('cut', path, `${characters.length} → ${most} 字：${characters.slice(0, 30).join('')}…`)
  return `${characters.slice(0, most - 1).join('')}…`
}

function clamp(value: number, least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY): number {
  return Math.min(most, Math.max(least, value))
}

/** Rows and other arrangements have no value of their own. */
function flatten(fields: readonly Field[]): { name: string; field: Field }[] {
  return fields.flatMap((field) => {
    if ('name' in field && field.name !== undefined) return [{ name: field.name, field }]
    return 'fields' in field ? flatten(field.fields) : []
  })
}

function isRequired(field: Field): boolean {
  if (field.type === 'array') return (field.minRows ?? 0) > 0
  // The group of a link says so of its kind.
  if (field.type === 'group') return field.fields.some((inner) => 'name' in inner && inner.name === 'kind' && isRequired(inner))
  return 'required' in field && field.required === true
}

function defaultOf(field: Field): unknown {
  const value: unknown = 'defaultValue' in field ? field.defaultValue : undefined
  return value === '' || typeof value === 'function' ? undefined : value
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

function optionValue(option: string | { value: string }): string {
  return typeof option === 'string' ? option : option.value
}
