import { pacedLoad } from './service/load.ts'
import { percentile } from './percentile.ts'
import { keepFigures } from './report/figure.ts'
import { measure, type Result } from './service/measure.ts'
import { HELP, readOptions } from './service/options.ts'
import { scenarios, type Scenario } from './service/scenarios.ts'
import { openStage, type Stage } from './service/stage.ts'
import { table } from './service/table.ts'

/** The budget speaks of quotes at this rate (p99 under 25 ms). */
const QUOTES_PER_SECOND = 100
const PACED_SECONDS = 4

const options = readOptions(process.argv.slice(2))
const interrupt = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => interrupt.abort())
const { signal } = interrupt
const report = (line: string) => process.stderr.write(`${line}\n`)

if (options) {
  const results: Result[] = []
  let paced: { p50: number; p99: number } | undefined
  let resident: number | undefined
  let stage: Stage | undefined
  try {
    stage = await openStage({ profile: options.profile, signal, report })
    for (const scenario of scenarios(stage).filter(({ name }) => name.includes(options.only))) {
      report(`measuring: ${scenario.name}`)
      const result = await measure(scenario, { ...options, signal })
      if (result) results.push(result)
      if (scenario.name === 'quote' && !signal.aborted) paced = await pacedQuotes(scenario)
    }
    if (!signal.aborted) resident = await stage.service.residentMb()
  } catch (error) {
    // Ctrl-C ends the run early; what was measured until then is printed.
    if (!signal.aborted) throw error
  } finally {
    await stage?.close()
  }
  console.log(`\n${table(results)}`)
  if (paced)
    console.log(
      `quotes at ${QUOTES_PER_SECOND} a second: p50 ${paced.p50.toFixed(1)} ms, p99 ${paced.p99.toFixed(1)} ms`,
    )
  if (resident) console.log(`the service holds ${resident.toFixed(0)} MB after it`)
  keepFigures('service', [
    ...results.flatMap(({ name, subject, ratio }) => [
      [name, subject.perSecond, '/s'] as const,
      [`${name}: CPU a request`, subject.cpuMs, 'ms'] as const,
      [`${name}: p99`, subject.p99, 'ms'] as const,
      ...(ratio === undefined ? [] : [[`${name}: of raw pg`, ratio * 100, '%'] as const]),
    ]),
    ...(paced ? [[`quotes at ${QUOTES_PER_SECOND} a second: p99`, paced.p99, 'ms'] as const] : []),
    ...(resident ? [['resident after the load', resident, 'MB'] as const] : []),
  ])
} else {
  console.log(HELP)
}

async function pacedQuotes({ subject }: Scenario): Promise<{ p50: number; p99: number }> {
  const next = await subject.prepare(QUOTES_PER_SECOND * PACED_SECONDS)
  const pace = { perSecond: QUOTES_PER_SECOND, seconds: PACED_SECONDS, signal }
  const { latencies } = await pacedLoad(subject.server.url, next, pace)
  return { p50: percentile(latencies, 50), p99: percentile(latencies, 99) }
}
