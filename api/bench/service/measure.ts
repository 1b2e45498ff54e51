import { median, percentile } from '../percentile.ts'
import { load } from './load.ts'
import type { Options } from './options.ts'
import type { Contender, Scenario } from './scenarios.ts'

export interface Round {
  perSecond: number
  /** CPU of the server process per request, user and system; the database's is not in it. */
  cpuMs: number
  p50: number
  p99: number
}

export interface Result {
  name: string
  subject: Round
  yardstick: Round | undefined
  /** Throughput against the yardstick's: the median over the rounds of each round's ratio. */
  ratio: number | undefined
}

/** So many calls, or as many as fit into the time. */
const WARM_UP = { calls: 1500, seconds: 20 }
/** More requests than any server here answers in a second, where each needs something prepared. */
const MOST_PER_SECOND = 2500

type Limits = Pick<Options, 'rounds' | 'seconds' | 'connections'> & { signal: AbortSignal }

/** Rounds in turn, subject then yardstick, so that a machine that slows down slows both. */
export async function measure(scenario: Scenario, limits: Limits): Promise<Result | undefined> {
  const { subject, yardstick } = scenario
  const subjects: Round[] = []
  const yardsticks: Round[] = []
  const answers = new Map([[subject, await warmUp(subject, limits)]])
  if (yardstick) answers.set(yardstick, await warmUp(yardstick, limits))
  const take = async (contender: Contender) => {
    const { requests, ...round } = await run(contender, limits)
    answers.set(contender, (answers.get(contender) ?? 0) + requests)
    return round
  }
  for (let round = 0; round < limits.rounds && !limits.signal.aborted; round += 1) {
    subjects.push(await take(subject))
    if (yardstick) yardsticks.push(await take(yardstick))
  }
  if (limits.signal.aborted) return undefined
  for (const [contender, count] of answers) await contender.check?.(count)
  const ratios = yardsticks.map((other, round) => (subjects[round]?.perSecond ?? 0) / other.perSecond)
  return {
    name: scenario.name,
    subject: medians(subjects),
    yardstick: yardstick && medians(yardsticks),
    ratio: yardstick && median(ratios),
  }
}

/**
 * Servers get quicker with every request until their code is compiled; what counts is how they run after that.
 * @returns how many requests were answered
 */
async function warmUp({ server, prepare }: Contender, limits: Limits): Promise<number> {
  const next = await prepare(WARM_UP.calls)
  let left = WARM_UP.calls
  const some = { ...limits, seconds: WARM_UP.seconds }
  const { requests } = await load(server.url, () => (left-- > 0 ? next() : undefined), some)
  await server.rest()
  return requests
}

async function run({ server, prepare }: Contender, limits: Limits): Promise<Round & { requests: number }> {
  const next = await prepare(Math.ceil(limits.seconds * MOST_PER_SECOND))
  const before = await server.cpuMs()
  const { requests, seconds, latencies } = await load(server.url, next, limits)
  // Work that the requests left behind, such as mail, is part of what they cost.
  await server.rest()
  const cpuMs = ((await server.cpuMs()) - before) / requests
  return {
    requests,
    perSecond: requests / seconds,
    cpuMs,
    p50: percentile(latencies, 50),
    p99: percentile(latencies, 99),
  }
}

function medians(rounds: Round[]): Round {
  const of = (key: keyof Round) => median(rounds.map((round) => round[key]))
  return { perSecond: of('perSecond'), cpuMs: of('cpuMs'), p50: of('p50'), p99: of('p99') }
}
