import type { RoadModel } from '#map/routing/network/road-model.ts'
import type { Miss } from './accuracy.ts'
import { fitModel, type Trial } from './fit-model.ts'

const FOLDS = 5

/**
 * Cross-validation: the transfers in five parts, each judged by a model fitted to the four others. What comes out are misses on
 * pairs that the model has never seen.
 *
 * @param count how many transfers the trial answers for
 */
export function heldOutMisses(count: number, trial: Trial, report: (line: string) => void): Miss[] {
  const held: Miss[] = []
  for (let fold = 0; fold < FOLDS; fold++) {
    report(`fitting without part ${fold + 1} of ${FOLDS}`)
    const positions = Array.from({ length: count }, (_, position) => position)
    const model = fitModel(
      trial,
      positions.filter((position) => position % FOLDS !== fold),
    )
    const misses = trial(model)
    held.push(...positions.filter((position) => position % FOLDS === fold).map((at) => misses[at] ?? null))
  }
  return held
}

/** A trial that answers a model it has met before from memory. */
export function remembered(trial: Trial): Trial {
  const kept = new Map<string, readonly Miss[]>()
  return (model: RoadModel) => {
    const key = JSON.stringify(model)
    const known = kept.get(key) ?? trial(model)
    kept.set(key, known)
    return known
  }
}
