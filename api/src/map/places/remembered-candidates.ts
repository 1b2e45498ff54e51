import { MS_PER_MINUTE } from '@fiacre/sdk/rules'
import type { Candidate } from './choose-place.ts'
import type { QueryRunner } from './places.tables.ts'

/** The places that a text may mean, by what the database is asked for them. */
type Remembered = {
  get(question: string): readonly Candidate[] | undefined
  set(question: string, found: readonly Candidate[]): void
}

/** No longer: another process may load a newer map. */
const HOLDS_MS = MS_PER_MINUTE
/** What is remembered at most, so that no caller fills the memory: some megabytes. */
const MOST = { questions: 500, letters: 2000, places: 40 }

const memories = new WeakMap<QueryRunner, Remembered>()

/** What was found on this database within the last minute: airports and towns are asked for again and again. */
export function rememberedCandidates(db: QueryRunner): Remembered {
  const memory = memories.get(db) ?? createMemory(() => performance.now())
  memories.set(db, memory)
  return memory
}

/** @param clock milliseconds that only go forward */
export function createMemory(clock: () => number): Remembered {
  const kept = new Map<string, { found: readonly Candidate[]; until: number }>()
  return {
    get(question) {
      const entry = kept.get(question)
      return entry && clock() < entry.until ? entry.found : undefined
    },
    set(question, found) {
      if (question.length > MOST.letters || found.length > MOST.places) return
      // To the end: what was asked for longest ago goes first.
      kept.delete(question)
      kept.set(question, { found, until: clock() + HOLDS_MS })
      const [oldest] = kept.keys()
      if (kept.size > MOST.questions && oldest !== undefined) kept.delete(oldest)
    },
  }
}
