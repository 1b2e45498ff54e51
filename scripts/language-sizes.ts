import './assert-node.ts'
import { join } from 'node:path'
import { buildStale } from './build-stale.ts'
import { ROOT } from './locales/areas.ts'
import { builtFiles, builtSizes, filesOverBudget, overBudget } from './locales/built-sizes.ts'
import { SIZE_BUDGETS } from './locales/size-budgets.ts'
import { writeBetween } from './packages/sizes/readme.ts'

/* Builds what is stale, and writes what each language weighs into docs/languages. Fails where one is over its budget. */
await buildStale((line) => process.stdout.write(`${line}\n`))
const sizes = builtSizes()
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1)
const rows = sizes.map(({ language, widget, start, screen, path }) => [
  language,
  ...[widget, start, screen].map(kilobytes),
  `\`${path}\``,
])
const budget = [
  'budget',
  ...[SIZE_BUDGETS.widget, SIZE_BUDGETS.start, SIZE_BUDGETS.screen].map(kilobytes),
  '',
]
const table = [
  ['language', 'widget, until usable', 'site, until alive', 'heaviest screen', 'which'],
  ['---', '--:', '--:', '--:', '---'],
  ...[...rows, budget],
].map((cells) => `| ${cells.join(' | ')} |`)
await writeBetween(join(ROOT, 'docs/languages/README.md'), 'sizes', table.join('\n'))
for (const issue of [...overBudget(sizes), ...filesOverBudget(builtFiles())]) {
  console.error(issue)
  process.exitCode = 1
}
