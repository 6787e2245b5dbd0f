import { readdirSync } from 'node:fs'

const NOTE = '// Written by `npm run generate` from the folders beside it.'

/** The lists of all widgets by file name, as the folders of `widgetsDir` say. */
export function writeWidgetLists(widgetsDir: string): Map<string, string> {
  const widgets = readdirSync(widgetsDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, variable: camelCase(name) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  const settings = [
    NOTE,
    "import type { Settings } from '#settings/define-settings.ts'",
    ...widgets.map(({ name, variable }) => `import { ${variable}Settings } from './${name}/settings.ts'`),
    '',
    'export const widgetSettings: readonly Settings[] = [',
    ...widgets.map(({ variable }) => `  ${variable}Settings,`),
    ']',
  ]
  const registry = [
    NOTE,
    "import type { Widget } from '#settings/define-widget.ts'",
    ...widgets.map(({ name, variable }) => `import { ${variable} } from './${name}/index.ts'`),
    '',
    'const widgetsByName: ReadonlyMap<string, Widget> = new Map([',
    ...widgets.map(({ name, variable }) => `  ['${name}', ${variable}],`),
    '])',
    '',
    '/** In the order in which editors find them. */',
    'export const widgets = [...widgetsByName.values()].sort((a, b) => a.settings.place - b.settings.place)',
    '',
    'export function findWidget(name: string): Widget | undefined {',
    '  return widgetsByName.get(name)',
    '}',
  ]
  return new Map([
    ['settings.ts', `${settings.join('\n')}\n`],
    ['registry.ts', `${registry.join('\n')}\n`],
  ])
}

/** `back-to-top` is the variable `backToTop`. */
function camelCase(name: string): string {
  return name.replaceAll(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase())
}
