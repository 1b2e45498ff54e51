import { MS_PER_MINUTE } from '@fiacre/sdk/rules'
import { keepNewest } from '#platform/http/keep-newest.ts'
import type { QueryRunner } from './places.tables.ts'
import type { PlaceReading } from './place-reading.ts'

/** What texts mean, by the texts as they were given. */
type Remembered = {
  get(text: string): PlaceReading | undefined
  set(text: string, reading: PlaceReading): void
}

/** No longer: another process may load a newer map. */
const HOLDS_MS = MS_PER_MINUTE
/** What is remembered at most, so that no caller fills the memory: some megabytes. */
const MOST = { texts: 500, letters: 500, places: 40 }

const memories = new WeakMap<QueryRunner, Remembered>()

/** What was read by this database’s map within the last minute: airports and towns are asked for again and again. */
export function rememberedReadings(db: QueryRunner): Remembered {
  const memory = memories.get(db) ?? createMemory(() => performance.now())
  memories.set(db, memory)
  return memory
}

/** @param clock milliseconds that only go forward */
export function createMemory(clock: () => number): Remembered {
  const kept = new Map<string, { reading: PlaceReading; until: number }>()
  return {
    get(text) {
      const entry = kept.get(text)
      return entry && clock() < entry.until ? entry.reading : undefined
    },
    set(text, reading) {
      if (text.length > MOST.letters || reading.candidates.length > MOST.places) return
      keepNewest(kept, text, { reading, until: clock() + HOLDS_MS }, MOST.texts)
    },
  }
}
