/** Whose turn it is among the parts of a page that a server has drawn. */
export type Turns = {
  /** What a part waits for; undefined once it has had its turn. */
  readonly of: (name: string) => Promise<void> | undefined
  /** Gives every part its turn, each in a task of its own. Resolved when all have had theirs. */
  readonly run: () => Promise<void>
}

type Turn = { readonly name: string; readonly coming: Promise<void>; readonly come: () => void }

/**
 * Turns in the order in which a server draws: of the parts side by side the first, and what stands in a part before what comes
 * after it. Ids of elements are counted in that order, on both sides.
 */
export function createTurns(): Turns {
  const had = new Set<string>()
  const waiting: Turn[] = []
  /** Where the parts go that are found while one has its turn: before those that were there. */
  let found = 0
  return {
    of(name) {
      if (had.has(name)) return undefined
      const known = waiting.find((turn) => turn.name === name)
      if (known) return known.coming
      const { promise, resolve } = Promise.withResolvers<void>()
      waiting.splice(found++, 0, { name, coming: promise, come: resolve })
      return promise
    },
    async run() {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        found = 0
        had.add(next.name)
        next.come()
        // oxlint-disable-next-line no-await-in-loop -- one after another is what it is for
        await new Promise((resolve) => setTimeout(resolve))
      }
    },
  }
}
