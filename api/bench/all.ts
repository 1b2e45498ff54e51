import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { columns } from './columns.ts'
import { BUDGETS } from './report/budgets.data.ts'
import { addRun, rounded } from './report/csv.ts'
import { FIGURES_FILE, type Figure } from './report/figure.ts'
import { judge, wanted } from './report/judge.ts'
import { thisRun } from './report/this-run.ts'

/** Each part is a program of its own, so that none finds the caches and the memory of another. */
const PARTS: Record<string, string[]> = {
  start: ['start.ts'],
  service: ['service.ts'],
  places: ['places.ts'],
  routing: ['routing.ts', '--quick'],
  storm: ['storm.ts'],
  lists: ['lists/lists.ts'],
}
const HISTORY = join(import.meta.dirname, '../../docs/bench/figures.csv')

const HELP = `pnpm bench [options]
  --parts start,service   only these: ${Object.keys(PARTS).join(', ')}
  --keep                  writes the figures into docs/bench/figures.csv
All of them take a quarter of an hour, and want the machine to themselves.`

const { values } = parseArgs({
  options: {
    parts: { type: 'string', default: Object.keys(PARTS).join(',') },
    keep: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) console.log(HELP)
else await benchmark(values.parts.split(','))

async function benchmark(parts: readonly string[]): Promise<void> {
  const unknown = parts.filter((part) => !(part in PARTS))
  if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(', ')}.\n${HELP}`)
  const folder = mkdtempSync(join(tmpdir(), 'fiacre-figures-'))
  const file = join(folder, 'figures.jsonl')
  try {
    const broken: string[] = []
    for (const part of parts) if ((await run(PARTS[part] ?? [], file)) !== 0) broken.push(part)
    const figures = existsSync(file) ? readFigures(file) : []
    const judged = judge(figures, BUDGETS)
    console.log(
      `\n${columns([['', 'value', 'budget', ''], ...judged.map((each) => [`${each.figure.part}: ${each.figure.name}`, `${rounded(each.figure.value)} ${each.figure.unit}`, wanted(each), each.isMissed ? 'missed' : ''])])}\n`,
    )
    for (const each of judged.filter(({ isMissed }) => isMissed))
      console.log(
        `missed: ${each.figure.part}: ${each.figure.name}: ${rounded(each.figure.value)} ${each.figure.unit}, wanted ${wanted(each)}`,
      )
    for (const part of broken) console.log(`ended with an error: ${part}`)
    if (values.keep) keep(judged)
    if (broken.length > 0) process.exitCode = 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs a part and shows what it prints. @returns its exit code */
function run([program = '', ...args]: readonly string[], figures: string): Promise<number> {
  const child = spawn(process.execPath, [join(import.meta.dirname, program), ...args], {
    stdio: 'inherit',
    env: { ...process.env, [FIGURES_FILE]: figures },
  })
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}

function readFigures(file: string): Figure[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Figure)
}

function keep(judged: ReturnType<typeof judge>): void {
  const processors = cpus()
  const run = {
    ...thisRun(),
    machine: `${processors.length} x ${processors[0]?.model.trim() ?? 'unknown'}`,
  }
  mkdirSync(dirname(HISTORY), { recursive: true })
  const earlier = existsSync(HISTORY) ? readFileSync(HISTORY, 'utf8') : ''
  writeFileSync(HISTORY, addRun(earlier, run, judged))
}
