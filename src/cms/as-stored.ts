import type { CollectionConfig, Field, Tab } from 'payload'

/**
 * The collection or global as the public program reads it: layouts and rich text are the JSON that they are stored as. The renderer
 * parses them anyway, and Payload would walk every block of every field for every query.
 */
export function asStored<Config extends Pick<CollectionConfig, 'fields'>>(config: Config): Config {
  return { ...config, fields: config.fields.map(fieldAsStored) }
}

function fieldAsStored(field: Field): Field {
  switch (field.type) {
    case 'blocks':
    case 'richText':
      return { name: field.name, type: 'json' }
    case 'tabs':
      return { ...field, tabs: field.tabs.map((tab): Tab => ({ ...tab, fields: tab.fields.map(fieldAsStored) })) }
    case 'group':
    case 'row':
    case 'collapsible':
      return { ...field, fields: field.fields.map(fieldAsStored) }
    default:
      return field
  }
}
