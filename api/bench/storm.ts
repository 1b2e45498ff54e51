import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { columns } from './columns.ts'
import { startBenchDatabase } from './database.ts'
import { percentile } from './percentile.ts'
import { keepFigures } from './report/figure.ts'
import { startService } from './service/server-process.ts'
import { ask } from './storm/ask.ts'
import { prepareCast } from './storm/cast.ts'
import { kinds } from './storm/kinds.ts'
import { rage, type Tally } from './storm/rage.ts'

/**
 * `/health` when nothing else is asked, and beside a storm of every expensive request, in one run. The limits of requests
 * are off: what is measured is that no request holds up the others, not that few get in. It needs two processors to
 * itself: beside other programs the service waits for them, whatever it does.
 */
const SECONDS = 8
/** The storm blows before anything is measured: threads start, first pictures read their outlines. */
const GATHERING_MS = 4000
/** The budget: so many times its quiet value at most. */
const MOST_TIMES = 8
const HEALTH_REST_MS = 10

const report = (line: string) => process.stderr.write(`${line}\n`)

report('starting PostgreSQL')
const database = await startBenchDatabase()
try {
  await database.create('storm')
  report('loading the places, registering travellers')
  const env = { LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '1000000', DATABASE_URL: database.url('storm') }
  const service = await startService(env)
  try {
    const cast = await prepareCast(service.url, (email) => database.confirm('storm', email))
    await service.rest()
    await health(service.url, 2)
    report('measuring: quiet')
    const quiet = await health(service.url, SECONDS)
    report('measuring: beside the storm')
    const enough = new AbortController()
    const storm = rage(service.url, kinds(cast), enough.signal)
    await sleep(GATHERING_MS)
    const beside = await health(service.url, SECONDS)
    enough.abort()
    print(quiet, beside, await storm)
  } finally {
    await service.stop()
  }
} finally {
  await database.stop()
}

/** The milliseconds that each answer took, ascending. One asks at a time, as a load balancer does. */
async function health(url: string, seconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    const { status, ms } = await ask(agent, url, { path: '/health' })
    if (status !== 200) throw new Error(`/health was answered ${status}.`)
    times.push(ms)
    await sleep(HEALTH_REST_MS)
  }
  agent.destroy()
  return times.toSorted((a, b) => a - b)
}

function print(quiet: readonly number[], beside: readonly number[], tally: Tally): void {
  const answers = [...tally].map(([name, counts]) => [
    name,
    [...counts]
      .toSorted(([a], [b]) => a - b)
      .map(([status, count]) => `${count} x ${status}`)
      .join(', '),
  ])
  const figures = (name: string, times: readonly number[]) => [
    name,
    `${times.length}`,
    ...[50, 99, 100].map((percent) => percentile(times, percent).toFixed(1)),
  ]
  const times = percentile(beside, 50) / percentile(quiet, 50)
  console.log(`
${columns([['the storm', 'answers'], ...answers])}

${columns([['/health', 'asked', 'p50 ms', 'p99 ms', 'worst ms'], figures('quiet', quiet), figures('beside the storm', beside)])}

p50 beside the storm: ${times.toFixed(1)} times its quiet value (at most ${MOST_TIMES})`)
  keepFigures('storm', [
    ['/health: p50 quiet', percentile(quiet, 50), 'ms'],
    ['/health: p50 beside the storm', times, 'x'],
    ['/health: p99 beside the storm', percentile(beside, 99), 'ms'],
  ])
  if (times > MOST_TIMES) process.exitCode = 1
}
