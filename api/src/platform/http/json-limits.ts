/** Values inside one another, and names and list items in all. What gateways send, the largest of it, has a third of that. */
const MOST_DEPTH = 32
const MOST_ITEMS = 2000

/**
 * Whether a value is as shallow and as small as everything that follows may count on: whatever walks through a body calls
 * itself for each level. This does not.
 */
export function isWithinLimits(value: unknown): boolean {
  let items = 0
  let level: object[] = isObject(value) ? [value] : []
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > MOST_DEPTH) return false
    const below: object[] = []
    for (const parent of level) {
      const children: unknown[] = Object.values(parent)
      items += children.length
      if (items > MOST_ITEMS) return false
      for (const child of children) if (isObject(child)) below.push(child)
    }
    level = below
  }
  return true
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
