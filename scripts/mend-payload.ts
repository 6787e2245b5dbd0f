import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * Runs after `npm ci`. Before each page, form and question of the admin Payload looks through all fields, and through those of a widget
 * anew for each list that it may stand in. With these lines it remembers what it found: docs/decisions/024-permissions-found-once.md.
 */
const FILE = 'utilities/getEntityPermissions/populateFieldPermissions.js'
const BEFORE = `                    processedBlocks.add(block.slug);
`
const REMEMBERED = `                    if (typeof _block === 'string' && blockReferencesPermissions[_block]?.fields) {
                        blocksPermissions[block.slug] = blockReferencesPermissions[_block];
                        continue;
                    }
`

const file = fileURLToPath(new URL(FILE, import.meta.resolve('payload')))
const code = readFileSync(file, 'utf8')
if (!code.includes(BEFORE + REMEMBERED)) {
  if (code.split(BEFORE).length !== 2) {
    console.error(`Payload has changed its dist/${FILE}: look whether it still needs scripts/mend-payload.ts.`)
    process.exit(1)
  }
  writeFileSync(file, code.replace(BEFORE, BEFORE + REMEMBERED))
}
