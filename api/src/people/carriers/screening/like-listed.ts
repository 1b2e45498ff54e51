import type { components } from '@fiacre/sdk/contract'
import type { PartnerRow } from '../../partners/partner.entity.ts'
import type { ListedName } from './read-sanctions.ts'
import { hitsOf } from './screen-names.ts'

type Like = components['schemas']['NameLikeListed']

/** What the contract takes. */
const MOST = 20
const LONGEST_ENTRY = 60

/** The names of a partner, and of its contact, that are like one of a sanctions list: each entry once, the likest first. */
export function likeListed(
  { legalName, contactName }: Pick<PartnerRow, 'legalName' | 'contactName'>,
  list: readonly ListedName[],
): Like[] {
  const found = new Map<string, Like>()
  for (const name of [legalName, contactName]) {
    if (!name) continue
    for (const { entry, name: listedName, score } of hitsOf(name, list)) {
      const known = found.get(entry)
      if (!known || known.score < score)
        found.set(entry, { name, listedName, entry: entry.slice(0, LONGEST_ENTRY), score: Math.round(score) })
    }
  }
  return [...found.values()].toSorted((one, other) => other.score - one.score).slice(0, MOST)
}
