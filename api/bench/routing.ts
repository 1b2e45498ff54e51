import { deserialize, serialize } from 'node:v8'
import { routeEstimator } from '#map/routing/estimate-route.ts'
import { buildRoadNetwork } from '#map/routing/network/build-road-network.ts'
import { readNetworkSources } from '#map/routing/network/network-sources.ts'
import type { RoadNetwork } from '#map/routing/network/road-network.ts'
import { columns } from './columns.ts'
import { heldMb, peakMb } from './memory.ts'
import { keepFigures } from './report/figure.ts'
import { accuracyRows, missesOf, straightLine } from './routing/accuracy.ts'
import { fitModel } from './routing/fit-model.ts'
import { heldOutMisses, remembered } from './routing/folds.ts'
import { speedRows } from './routing/speed.ts'
import { TRANSFERS } from './routing/transfers.ts'
import { timed } from './timed.ts'

const HELP = `pnpm bench:routing [--quick | --fit]
  --quick   leaves out the folds, which fit the estimate five times (some minutes)
  --fit     fits the estimate to all known transfers and prints the figures for road-model.ts`

const args = process.argv.slice(2)
const report = (line: string) => process.stderr.write(`${line}\n`)

if (args.some((arg) => !['--quick', '--fit'].includes(arg))) {
  console.log(HELP)
} else {
  const before = heldMb()
  report('building the network')
  const [sources, reading] = timed(readNetworkSources)
  const [built, building] = timed(() => buildRoadNetwork(sources))
  const bytes = serialize(built)
  // As a start finds it in the database.
  const [network, loading] = timed((): RoadNetwork => deserialize(bytes) as RoadNetwork)
  const estimate = routeEstimator(network)
  const trial = remembered((model) =>
    missesOf(routeEstimator(buildRoadNetwork(sources, model), model), TRANSFERS),
  )
  if (args.includes('--fit')) {
    report('fitting')
    console.log(fitModel(trial, [...TRANSFERS.keys()]))
  } else {
    report('finding ways')
    const ways = speedRows(sources.places, estimate)
    const speed = columns(ways)
    const peak = peakMb()
    const misses = missesOf(estimate, TRANSFERS)
    const of = (source: string) => misses.filter((_, at) => TRANSFERS[at]?.source === source)
    const accuracy = accuracyRows([
      ['known transfers', misses],
      ['  published', of('published')],
      ['  general', of('general')],
      ['straight line x 1.3', missesOf(straightLine, TRANSFERS)],
      ...(args.includes('--quick')
        ? []
        : [['held-out folds', heldOutMisses(TRANSFERS.length, trial, report)] as const]),
    ])
    console.log(`
network    ${network.lat.length} places and points, ${network.to.length / 2} roads, ${network.known.reduce((sum, known) => sum + known, 0) / 2} of known length
build      ${reading} ms to read the registers, ${building} ms to build, once per version
a start    ${loading} ms to load ${(bytes.byteLength / 1e6).toFixed(1)} MB
memory     ${(heldMb() - before).toFixed(0)} MB held with the registers, ${peak.toFixed(0)} MB at most

${speed}

${columns(accuracy)}`)
    keepFigures('routing', [
      ['build', reading + building, 'ms'],
      ['a start', loading, 'ms'],
      ...ways
        .slice(1)
        .flatMap(([name = '', , , , p99, worst]) => [
          [`${name}: p99`, Number(p99), 'ms'] as const,
          [`${name}: worst`, Number(worst), 'ms'] as const,
        ]),
    ])
  }
}
