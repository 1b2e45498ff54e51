import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DISTRICTS, FLOORS, SUBJECTS } from './walls.ts'

const root = resolve(import.meta.dirname, '..')

/** One offence of each kind: the file, what it imports, and what lint says to that. */
const OFFENCES: [file: string, imported: string, said: string][] = [
  ['api/src/platform/http/a.ts', '#money/ledger/accounts.ts', 'The district platform is below that one.'],
  ['api/src/bookings/funds/a.ts', '../checkout/pay.service.ts', 'The room funds is below that one.'],
  ['api/src/people/partners/a.ts', '../../platform/http/problem.ts', 'Import another district by its name'],
  ['api/src/people/partners/b.ts', '#people/accounts/find-user.ts', 'Inside a district, import by the path.'],
  ['api/src/office/admin/a.ts', '../../handlers.ts', 'Rooms do not know how they are put together.'],
  ['api/src/office/cli/a.ts', '@fiacre/widget', 'The API knows neither widget nor site.'],
  ['site/src/base/api/a.ts', '../../subjects/booking/trip-facts.tsx', 'The floor base is below that one.'],
  ['site/src/ui/card/a.ts', '@fiacre/sdk', 'The design system knows no business.'],
  [
    'site/src/subjects/session/a.ts',
    '../account/leaving/use-logout.ts',
    'The subject session is below that one.',
  ],
  ['site/src/pages/login/a.ts', '../register/register-page.tsx', 'A page does not import from another page.'],
  ['site/src/pages/login/b.ts', '../../../../api/src/main.ts', 'Import another package by its name'],
  ['widget/src/booking/form/a.ts', '../../element/index.ts', 'The form does not know how it is embedded.'],
  ['sdk/src/rules/a.ts', '../client/client.ts', 'The rules are pure: they know no client.'],
]

let folder: string
interface Finding {
  filename: string
  code: string
  help: string
}

let said: Finding[]

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fiacre-walls-'))
  for (const file of ['oxlint.config.ts', 'scripts/walls.ts', 'package.json'])
    cpSync(join(root, file), join(folder, file))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  for (const [file, imported] of OFFENCES)
    write(file, `import type { A } from '${imported}'\n\nexport type B = A\n`)
  write(
    'site/src/pages/login/c.ts',
    "import { useMutation } from '@tanstack/react-query'\n\nexport const send = useMutation\n",
  )
  // Two files that know each other by their types alone.
  write('sdk/src/client/one.ts', "import type { Two } from './two.ts'\n\nexport type One = Two[]\n")
  write('sdk/src/client/two.ts', "import type { One } from './one.ts'\n\nexport type Two = One[]\n")
  const oxlint = join(root, 'node_modules/.bin/oxlint')
  const { stdout } = spawnSync(oxlint, ['--format', 'json', 'api', 'site', 'widget', 'sdk'], {
    cwd: folder,
    encoding: 'utf8',
  })
  said = (JSON.parse(stdout) as { diagnostics: Finding[] }).diagnostics
})
afterAll(() => rmSync(folder, { recursive: true }))

it('an import that goes through a wall is an error, of whichever kind', () => {
  const unnoticed = OFFENCES.filter(
    ([file, , words]) => !said.some(({ filename, help }) => filename === file && help.includes(words)),
  )
  expect(unnoticed).toEqual([])
})

it('a mutation that may send what stood on the screen a frame ago is an error', () => {
  const found = said.find(({ filename }) => filename === 'site/src/pages/login/c.ts')
  expect(found?.help).toContain('useLatestMutation sends what is on the screen')
})

it('a circle of types is one, too', () => {
  const circles = said.filter(({ code }) => code.includes('no-cycle')).map(({ filename }) => filename)
  expect(circles.toSorted()).toEqual(['sdk/src/client/one.ts', 'sdk/src/client/two.ts'])
})

const foldersIn = (folder: string) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  )

it('ARCHITECTURE.md names every room in the line of its district', () => {
  const lines = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8').split('\n')
  const unnamed = Object.entries(DISTRICTS).flatMap(([district, rooms]) => {
    const line = lines.find((each) => each.startsWith(`- \`${district}\`: `)) ?? ''
    return rooms.filter((room) => !line.includes(`\`${room}\``))
  })
  expect(unnamed).toEqual([])
})

it('every room has its walls, and every wall its room', () => {
  expect(foldersIn('api/src').toSorted()).toEqual(Object.keys(DISTRICTS).toSorted())
  for (const [district, rooms] of Object.entries(DISTRICTS))
    expect(foldersIn(`api/src/${district}`).toSorted(), district).toEqual(rooms.toSorted())
  expect(foldersIn('site/src').toSorted()).toEqual(FLOORS.toSorted())
  expect(foldersIn('site/src/subjects').toSorted()).toEqual(SUBJECTS.toSorted())
})
