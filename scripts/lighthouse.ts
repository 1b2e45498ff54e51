import './assert-node.ts'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { thisRun } from '../api/bench/report/this-run.ts'
import { chromiumLaunchOptions } from './chromium.ts'
import { addVisits } from './lighthouse/csv.ts'
import { CATEGORIES, medianVisit, type Visit } from './lighthouse/visit.ts'
import { visitOnce } from './lighthouse/visit-once.ts'

/** A page of each kind. */
const KINDS = [
  '',
  '/destinations',
  '/help-center',
  '/transfers/france',
  '/transfers/geneva-airport',
  '/transfers/geneva-airport/chamonix',
  '/login',
  '/register',
  '/partners',
  '/terms-of-use',
]
/** English, and two languages with longer words. */
const PAGES = ['', '/de', '/fr'].flatMap((language) => KINDS.map((kind) => language + kind || '/'))
const HISTORY = join(import.meta.dirname, '../docs/bench/lighthouse.csv')

const HELP = `pnpm lighthouse [options] [paths]
  --at http://localhost:3000   where the product runs, as \`npm start\` says
  --runs 5                     how often each page is opened, in a new browser; medians are told
  --keep                       writes the medians into docs/bench/lighthouse.csv
Opens pages as a slow phone would (mobile, simulated), ${PAGES.length} where none are named. The first run of a
page takes some twenty seconds, each of the others twelve, and all want the machine to themselves.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    at: { type: 'string', default: 'http://localhost:3000' },
    runs: { type: 'string', default: '5' },
    keep: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) console.log(HELP)
else await measure(positionals.length > 0 ? positionals : PAGES, Number(values.runs))

async function measure(paths: readonly string[], runs: number): Promise<void> {
  if (!(runs >= 1)) throw new Error(`A page is opened at least once.\n${HELP}`)
  const browser = await chromiumLaunchOptions()
  for (const path of paths) {
    const url = new URL(path, values.at).href
    await keepPage(url)
    const visits: Visit[] = []
    // Only performance differs from one run to the next.
    for (let run = 0; run < runs; run += 1)
      visits.push(await visitOnce(path, url, browser, run === 0 ? CATEGORIES : ['performance']))
    const middle = medianVisit(visits)
    const figures = [
      middle.marks.join(' '),
      `largest paint ${inTurn(visits, 'largestPaintMs')}, median ${Math.round(middle.largestPaintMs)} ms`,
      `blocking ${inTurn(visits, 'blockingMs')}, median ${Math.round(middle.blockingMs)} ms`,
    ]
    console.log(`${path}  ${figures.join('; ')}`)
    if (values.keep) writeFileSync(HISTORY, addVisits(readFileSync(HISTORY, 'utf8'), thisRun(), [middle]))
  }
}

function inTurn(visits: readonly Visit[], figure: 'largestPaintMs' | 'blockingMs'): string {
  return visits.map((visit) => Math.round(visit[figure])).join(' ')
}

/** A page that is asked for a second time is packed as small as can be, aside; the third time that is what comes. */
async function keepPage(url: string): Promise<void> {
  for (let ask = 0; ask < 3; ask += 1) {
    const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${url} answers ${answer.status}: run the product first.`)
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
