import { randomUUID } from 'node:crypto'
import { AIRPORT_RADIUS_KM, isServedCountry } from '@fiacre/sdk/rules'
import type { components } from '@fiacre/sdk/contract'
import { sql } from 'kysely'
import type { RequiredEntityData } from '@mikro-orm/core'
import type { EntityManager } from '#platform/database/orm.ts'
import { fieldProblem } from '#platform/http/problem.ts'
import type { ServiceAreaRow } from './service-area.entity.ts'
import { sentence, type Sentence } from '#platform/http/sentence.ts'

type Asked = components['schemas']['ServiceArea']
type Row = RequiredEntityData<ServiceAreaRow>

/**
 * The areas as they are kept: an airport at its own point, whatever the caller said of it.
 * @throws Problem RULE_VIOLATION for what is nowhere, or where we do not drive
 */
export async function readAreas(
  em: EntityManager,
  carrierId: string,
  asked: readonly Asked[],
): Promise<Row[]> {
  const rows: Row[] = []
  for (const area of asked) rows.push(await readArea(em, carrierId, area))
  return rows
}

const NO_POINT = { airportCode: null, label: null, lat: null, lon: null, radiusKm: null }

async function readArea(em: EntityManager, carrierId: string, area: Asked): Promise<Row> {
  const { kind, countryCode } = area
  if (!isServedCountry(countryCode)) throw wrong(sentence('countryNotServed'))
  const own = { id: randomUUID(), carrierId, kind, countryCode }
  if (kind === 'country') return { ...own, ...NO_POINT }
  if (kind === 'airport') return { ...own, ...(await airport(em, area)), radiusKm: AIRPORT_RADIUS_KM }
  const { label, lat, lon, radiusKm } = area
  if (!label?.trim() || lat === null || lon === null || radiusKm === null)
    throw wrong(sentence('regionIncomplete'))
  return { ...own, airportCode: null, label: label.trim(), lat, lon, radiusKm }
}

async function airport(em: EntityManager, { airportCode, countryCode }: Asked) {
  const { rows } = await sql<{ label: string; lat: number; lon: number }>`
    select p.name as label, p.lat, p.lon from place p
    where p.iata = ${airportCode} and p.kind = 'airport' and p.country_code = ${countryCode}
    order by p.weight desc limit 1`.execute(em.getKysely())
  const [found] = rows
  if (!found) throw wrong(sentence('noSuchAirport'))
  return { airportCode, ...found }
}

const wrong = (says: Sentence) => fieldProblem('RULE_VIOLATION', 'areas', says)
