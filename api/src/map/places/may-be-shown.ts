import type { Found } from './name-index/find-by-name.ts'
import type { NameIndex } from './name-index/name-index.ts'
import { worthAnywhere } from './rank-places.ts'

/** The database's weights and the index's are the same but for the last digit. */
const SAME = 1e-4

/**
 * Those of the places found that may be among the first `limit` once they are ranked, by what the index knows of them. What it does not know
 * is how far each lies from the point that places come first around: of those in its squares all may be.
 */
export function mayBeShown(
  index: Pick<NameIndex, 'weight' | 'cell'>,
  found: readonly Found[],
  near: ReadonlySet<number>,
  limit: number,
): Found[] {
  const worth = found.map((one) =>
    near.has(index.cell[one.place] ?? 0)
      ? Infinity
      : worthAnywhere({
          weight: index.weight[one.place] ?? 0,
          tier: one.tier,
          exact: one.exact > 0,
          own: one.exact === 2,
          code: one.code,
          edits: one.edits ?? 0,
        }),
  )
  const least = worth.filter(Number.isFinite).toSorted((a, b) => b - a)[limit - 1] ?? -Infinity
  return found.filter((_, at) => (worth[at] ?? 0) >= least - SAME)
}
