import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { channelsOf } from '#brand/colour.ts'
import { FIRST_SCHEME, SCHEMES } from '#brand/schemes.ts'
import { drawSeal } from '#brand/seal.ts'
import { SITE } from '#seed/content/site.ts'

const ROOT = path.resolve(import.meta.dirname, '..')

/** What is written for every department: neither the demo, nor tests, nor what the gallery shows as an example, nor what is generated. */
const code = ['src', 'admin', 'scripts'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true })
    .map((file) => `${folder}/${String(file).replaceAll('\\', '/')}`)
    .filter((file) => /\.(tsx?|css|html)$/.test(file) && !/node_modules|\.next|next-env|payload-types/.test(file))
    .filter((file) => !/^src\/seed\/|\/migrations\/|\.test\.|\.fixture\.|(^|\/)(example|example-\w+|examples)\.tsx?$/.test(file)),
)

function filesWith(parts: readonly string[]): string[] {
  return code.flatMap((file) => {
    const source = readFileSync(path.join(ROOT, file), 'utf8').toLowerCase()
    return parts.filter((part) => source.includes(part.toLowerCase())).map((part) => `${file}: ${part}`)
  })
}

it('has the colours of the first scheme nowhere but in the schemes and the style sheet that is written in them', () => {
  const { colours } = SCHEMES[FIRST_SCHEME]
  // The import finds the paper that is nearest to a colour of the former site: by these, whatever they are printed in later.
  const homes = /^src\/(brand\/schemes\.ts|site\/ui\/styles\/tokens\.css|import\/conversion\/paper\.ts): /
  const written = filesWith([...Object.values(colours), channelsOf(colours.ink).join(' ')])
  expect(written.filter((place) => !homes.test(place))).toEqual([])
  expect(written.filter((place) => homes.test(place))).not.toEqual([])
})

it('has neither the seal of the demo nor its names in code', () => {
  const { university, department, departmentEnglish, address, brand } = SITE
  expect(filesWith([drawSeal(brand.tones).bars, `'${brand.tones}'`])).toEqual([])
  expect(filesWith([university, department, departmentEnglish, address, university.slice(0, 2), 'mingde', '口傳系'])).toEqual([])
})
