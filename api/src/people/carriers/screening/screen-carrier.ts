import type { EntityManager } from '#platform/database/orm.ts'
import type { CarrierRow } from '../carrier.entity.ts'
import type { ListedName } from './read-sanctions.ts'
import { screenNames, type ScreenedName } from './screen-names.ts'

/** Compares the carrier's own name, its contact's and its account holder's with a list. */
export async function screenCarrier(
  em: EntityManager,
  carrier: CarrierRow,
  list: readonly ListedName[],
  now: Date,
): Promise<void> {
  const names: [ScreenedName['subject'], string | null | undefined][] = [
    ['carrier', carrier.legalName],
    ['contact', carrier.contactName],
    ['account-holder', carrier.accountHolder],
  ]
  const screened = names.flatMap(([subject, name]) => (name ? [{ subject, driverId: null, name }] : []))
  await screenNames(em, carrier.id, screened, list, now)
}
