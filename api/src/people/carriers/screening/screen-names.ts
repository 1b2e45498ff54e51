import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'
import { insertRows } from '#platform/database/rows.ts'
import type { ListedName } from './read-sanctions.ts'
import { ScreeningCase, type ScreeningCaseRow } from './screening-case.entity.ts'
import { ALIKE_PERCENT, likeness, nameTokens } from './similar-names.ts'

export interface ScreenedName {
  subject: ScreeningCaseRow['subject']
  driverId: string | null
  name: string
}

/** As many entries as one name may bring up. */
const MOST_HITS = 10

/** The entries that a name is like, the likest first, each once. */
export function hitsOf(name: string, list: readonly ListedName[]): (ListedName & { score: number })[] {
  const tokens = nameTokens(name)
  const best = new Map<string, ListedName & { score: number }>()
  for (const listed of list) {
    const score = likeness(tokens, listed.tokens)
    if (score < ALIKE_PERCENT || score <= (best.get(listed.entry)?.score ?? 0)) continue
    best.set(listed.entry, { ...listed, score })
  }
  return [...best.values()].toSorted((one, other) => other.score - one.score).slice(0, MOST_HITS)
}

/** Opens a case for each name that is like one of the list, in the caller's transaction; what was looked into before stays so. */
export async function screenNames(
  em: EntityManager,
  carrierId: string,
  names: readonly ScreenedName[],
  list: readonly ListedName[],
  now: Date,
): Promise<void> {
  for (const { subject, driverId, name } of names) {
    const hits = hitsOf(name, list)
    if (hits.length === 0) continue
    const { rows: known } = await sql<{ entry: string }>`
      select entry from screening_case where carrier_id = ${carrierId} and subject = ${subject}
        and driver_id is not distinct from ${driverId}::uuid and name = ${name}`.execute(em.getKysely())
    const before = new Set(known.map(({ entry }) => entry))
    const fresh = hits.filter(({ entry }) => !before.has(entry))
    await insertRows(
      em,
      ScreeningCase,
      fresh.map(({ entry, name: listedName, score }) => ({
        id: randomUUID(),
        carrierId,
        driverId,
        subject,
        name,
        listedName,
        entry,
        score,
        state: 'open' as const,
        createdAt: now,
      })),
    )
  }
}
