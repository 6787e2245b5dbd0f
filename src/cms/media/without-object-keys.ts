import type { Plugin } from 'payload'

/**
 * Takes away the column that the store's plugin adds for files which browsers upload by themselves. There are none, and the
 * same tables must serve with and without a bucket.
 */
export const withoutObjectKeys: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...collection,
    fields: collection.fields.filter((field) => !('name' in field && field.name === '_objectKey')),
  })),
})
