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

/**
 * Servers get quicker with every request until their code is compiled; what counts is how they run after that. A booking takes the service
 * twice the time in the first thousand, and settles within some five; raw `pg` is there after a few hundred. So many calls, or rounds.
 */
const WARM_UP = { calls: 5000, rounds: 8 }
/** More requests than any server here answers in a second, where each needs something prepared. */
const MOST_PER_SECOND = 2500

type Limits = Pick<Options, 'rounds' | 'seconds' | 'connections'> & { signal: AbortSignal }

/** Rounds in turn, subject then yardstick, so that a machine that slows down slows both. */
export async function measure(scenario: Scenario, limits: Limits): Promise<Result | undefined> {
  const { subject, yardstick } = scenario
  const sides = (yardstick ? [subject, yardstick] : [subject]).map((contender) => ({
    contender,
    rounds: [] as Awaited<ReturnType<typeof run>>[],
  }))
  const takeRound = async () => {
    for (const { contender, rounds } of sides) rounds.push(await run(contender, limits))
  }
  const isCold = () => sides.some(({ rounds }) => answered(rounds) < WARM_UP.calls)
  // In turn, too: connections that nobody uses while the other is warmed are closed.
  let warm = 0
  for (; warm < WARM_UP.rounds && isCold() && !limits.signal.aborted; warm += 1) await takeRound()
  for (let round = 0; round < limits.rounds && !limits.signal.aborted; round += 1) await takeRound()
  if (limits.signal.aborted) return undefined
  for (const { contender, rounds } of sides) await contender.check?.(answered(rounds))
  const [subjects = [], yardsticks = []] = sides.map(({ rounds }) => rounds.slice(warm))
  const ratios = yardsticks.map((other, round) => (subjects[round]?.perSecond ?? 0) / other.perSecond)
  return {
    name: scenario.name,
    subject: medians(subjects),
    yardstick: yardstick && medians(yardsticks),
    ratio: yardstick && median(ratios),
  }
}

const answered = (rounds: readonly { requests: number }[]) =>
  rounds.reduce((sum, { requests }) => sum + requests, 0)

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
