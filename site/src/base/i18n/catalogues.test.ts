import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { en as bookingTexts } from '@fiacre/widget/locales'
import { MESSAGES } from '@fiacre/sdk/rules'
import { describe, expect, it } from 'vitest'

const SITE = join(import.meta.dirname, '../..')
const withoutComments = (code: string) => code.replaceAll(/^\s*(\/?\*|\/\/).*$/gm, '')
function read(file: string): Record<string, string> {
  const catalogue: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return Object.fromEntries(Object.entries(catalogue ?? {}).map(([id, text]) => [id, String(text)]))
}

const folders = [
  ...new Set(globSync('**/locales/en.json', { cwd: SITE }).map((file) => dirname(join(SITE, file)))),
]
/** The back office speaks to our own people, in two languages. */
const isOffice = (folder: string) => relative(SITE, folder).startsWith('pages/admin/')
const english = Object.fromEntries(folders.flatMap((folder) => Object.entries(read(join(folder, 'en.json')))))

describe.each(
  folders.filter((folder) => !isOffice(folder)).map((folder) => [relative(SITE, folder), folder] as const),
)('%s', (_, folder) => {
  it('writes French with narrow blanks and curved apostrophes', () => {
    const wrong = Object.entries(read(join(folder, 'fr.json'))).filter(([, text]) =>
      /[^\u202f][;:!?»]|«[^\u202f]|[^\u202f]%|'/.test(text),
    )
    expect(wrong).toEqual([])
  })
})

describe('the screens', () => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: SITE }).filter(
    (file) => !file.includes('.test.') && !file.startsWith('ui/'),
  )

  it('ask only for texts that there are', () => {
    const known = new Set([...Object.keys(english), ...Object.keys(bookingTexts), ...Object.keys(MESSAGES)])
    const missing = sources.flatMap((file) => {
      const asked = withoutComments(readFileSync(join(SITE, file), 'utf8')).matchAll(/\bt\(\s*'([\w.-]+)'/g)
      return [...asked].flatMap(([, id = '']) => (known.has(id) ? [] : [`${file}: ${id}`]))
    })
    expect(missing).toEqual([])
  })

  it('name, count and answer every kind of task that the contract has', () => {
    const contract = readFileSync(join(SITE, '../../openapi/models/admin-task.yml'), 'utf8')
    const list = /^AdminTaskKind:[\s\S]*?enum:\s*\[([^\]]+)\]/m.exec(contract)?.[1] ?? ''
    const kinds = list.split(',').flatMap((kind) => kind.trim() || [])
    expect(kinds).toContain('payment-review')
    // A mail that was given up is decided upon in its row.
    const ids = kinds.flatMap((kind) => [
      `admin.kind.${kind}`,
      `admin.count.${kind}`,
      ...(kind === 'mail' ? [] : [`admin.act.${kind}`]),
    ])
    expect(ids.filter((id) => !(id in english))).toEqual([])
  })

  it('name problems by codes of the contract', () => {
    const contract = readFileSync(join(SITE, '../../openapi/models/problem.yml'), 'utf8')
    const codes = new Set(
      [...contract.matchAll(/^ +- ([A-Z_]+)$/gm)].map(([, code = '']) => `problem.${code}`),
    )
    const named = Object.keys(english).filter((id) => id.startsWith('problem.'))
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((id) => !codes.has(id))).toEqual([])
  })

  it('use every text of theirs somewhere', () => {
    const code = sources.map((file) => readFileSync(join(SITE, file), 'utf8')).join('\n')
    // Ids that are put together, such as `landing.${id}Title`, count by the part before the gap and the part after it.
    const patterns = [...code.matchAll(/`((?:[\w.-]|\$\{[^}`]*\})+)`/g)].map(
      ([, template = '']) =>
        new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '.+')}$`),
    )
    const quoted = new Set([...code.matchAll(/(?<=')[\w.-]+(?=')/g)].map(([id]) => id))
    const unused = Object.keys(english).filter(
      (id) => !quoted.has(id) && !patterns.some((pattern) => pattern.test(id)),
    )
    expect(unused).toEqual([])
  })
})
