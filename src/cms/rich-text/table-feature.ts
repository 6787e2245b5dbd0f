import { EXPERIMENTAL_TableFeature } from '@payloadcms/richtext-lexical'

const FIELD_LABELS: Readonly<Record<string, string>> = { rows: '列數', columns: '欄數' }

type Provider = ReturnType<typeof EXPERIMENTAL_TableFeature>
type Feature = Exclude<Awaited<ReturnType<Extract<Provider['feature'], (...args: never) => unknown>>>, Promise<unknown>>

/** Payload's tables, which know their words in English alone. What editors pick them by is said in `admin/desk/table-feature.ts`. */
export function TableFeature(): Provider {
  const provider = EXPERIMENTAL_TableFeature()
  const { feature } = provider
  return {
    ...provider,
    feature: async (args) => inChinese(typeof feature === 'function' ? await feature(args) : feature),
  }
}

function inChinese(feature: Feature): Feature {
  const { generateSchemaMap } = feature
  return {
    ...feature,
    ClientFeature: '/desk/table-feature#TableFeatureClient',
    generateSchemaMap: (args) => {
      const schemas = generateSchemaMap?.(args) ?? new Map()
      for (const schema of schemas.values())
        if ('fields' in schema) for (const field of schema.fields) if ('name' in field) label(field)
      return schemas
    },
  }
}

function label(field: { name?: string; label?: unknown }): void {
  const words = FIELD_LABELS[field.name ?? '']
  if (words !== undefined) field.label = words
}
