import { pacedLoad } from './service/load.ts'
import { percentile } from './percentile.ts'
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
  let paced = ''
  let memory = ''
  let stage: Stage | undefined
  try {
    stage = await openStage({ profile: options.profile, signal, report })
    const { service } = stage
    await service.rest()
    const idleMb = await service.residentMb()
    for (const scenario of scenarios(stage).filter(({ name }) => name.includes(options.only))) {
      report(`measuring: ${scenario.name}`)
      const result = await measure(scenario, { ...options, signal })
      if (result) results.push(result)
      if (scenario.name === 'quote' && !signal.aborted) paced = await pacedQuotes(scenario)
    }
    memory = `the service: ready after ${(service.readyMs / 1000).toFixed(1)} s, ${idleMb.toFixed(0)} MB at rest, ${(await service.residentMb()).toFixed(0)} MB after the load`
  } catch (error) {
    // Ctrl-C ends the run early; what was measured until then is printed.
    if (!signal.aborted) throw error
  } finally {
    await stage?.close()
  }
  console.log(`\n${table(results)}\n${paced}\n${memory}`)
} else {
  console.log(HELP)
}

async function pacedQuotes({ subject }: Scenario): Promise<string> {
  const next = await subject.prepare(QUOTES_PER_SECOND * PACED_SECONDS)
  const pace = { perSecond: QUOTES_PER_SECOND, seconds: PACED_SECONDS, signal }
  const { latencies } = await pacedLoad(subject.server.url, next, pace)
  const [p50, p99] = [50, 99].map((percent) => percentile(latencies, percent).toFixed(1))
  return `quotes at ${QUOTES_PER_SECOND} a second: p50 ${p50} ms, p99 ${p99} ms`
}
