import { MAX_VEHICLE_AGE_YEARS } from '@fiacre/sdk/rules'
import { sql, type RawBuilder } from 'kysely'
import { REQUIRED_PAPERS, type PaperSubject } from './required-papers.data.ts'

type Sql = RawBuilder<unknown>

/**
 * Who may drive, as conditions in SQL: whoever finds a carrier for a ride, or assigns a vehicle and a driver, asks one of these in
 * the statement itself, at the instant of the pickup, with papers that last until the end. Each argument is an expression: a column,
 * or a value; the end is the instant itself where it is left out.
 */

/** The carrier is approved, none of its names is looked into, and it has each of its own papers at the instant. */
export function isCarrierFitAt(carrier: Sql, instant: Sql, end = instant): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from carrier fit_carrier where fit_carrier.id = ${carrier} and fit_carrier.state = 'approved'
      and not exists (select 1 from screening_case c where c.carrier_id = fit_carrier.id and c.driver_id is null and c.state <> 'cleared')
      and ${hasPapers('carrier', sql`p.carrier_id = fit_carrier.id`, instant, end)})`
}

/** The vehicle is in use, not too old for its class, and has its papers at the instant. Of the carrier it says nothing. */
export function isVehicleFitAt(vehicle: Sql, instant: Sql, end = instant): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from vehicle fit_vehicle join carrier fit_carrier on fit_carrier.id = fit_vehicle.carrier_id
    where fit_vehicle.id = ${vehicle} and fit_vehicle.is_active
      and extract(year from (${instant})::timestamptz at time zone 'UTC') - fit_vehicle.year <= ${maximumAge}
      and ${hasPapers('vehicle', sql`p.vehicle_id = fit_vehicle.id`, instant, end)})`
}

/** The driver works, is not looked into, and has the papers at the instant. Of the carrier it says nothing. */
export function isDriverFitAt(driver: Sql, instant: Sql, end = instant): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from driver fit_driver join carrier fit_carrier on fit_carrier.id = fit_driver.carrier_id
    where fit_driver.id = ${driver} and fit_driver.is_active
      and not exists (select 1 from screening_case c where c.driver_id = fit_driver.id and c.state <> 'cleared')
      and ${hasPapers('driver', sql`p.driver_id = fit_driver.id`, instant, end)})`
}

/** Carrier, vehicle and driver belong together, and are fit. */
export function isFitAt(
  carrier: Sql,
  vehicle: Sql,
  driver: Sql,
  instant: Sql,
  end = instant,
): RawBuilder<boolean> {
  return sql<boolean>`(
    exists (select 1 from vehicle own_vehicle join driver own_driver on own_driver.carrier_id = own_vehicle.carrier_id
      where own_vehicle.id = ${vehicle} and own_driver.id = ${driver} and own_vehicle.carrier_id = ${carrier})
    and ${isCarrierFitAt(carrier, instant, end)}
    and ${isVehicleFitAt(vehicle, instant, end)}
    and ${isDriverFitAt(driver, instant, end)})`
}

/** No paper that the carrier's country asks of the subject is missing from the instant to the end; `fit_carrier` is at hand. */
function hasPapers(subject: PaperSubject, ofSubject: Sql, instant: Sql, end: Sql): Sql {
  const required = REQUIRED_PAPERS.filter((paper) => paper.subject === subject)
  const rows = required.map(({ country, kind }) => sql`(${country}::text, ${kind}::text)`)
  return sql`not exists (
    select 1 from (values ${sql.join(rows)}) as required(country, kind)
    where (required.country is null or required.country = fit_carrier.country_code) and not exists (
      select 1 from carrier_document p
      where p.subject = ${subject} and p.carrier_id = fit_carrier.id and ${ofSubject} and p.kind = required.kind
        and ${isPaperValid('p', instant, end)}))`
}

/**
 * An approved paper counts from the day of its issue to the end of its last day. A day has no time zone: it begins when it has
 * begun in all of Europe, and ends when it has ended anywhere in it, so that nobody drives on a paper that has run out.
 * @param alias of `carrier_document` in the statement
 */
function isPaperValid(alias: string, instant: Sql, end: Sql): RawBuilder<boolean> {
  const issued = sql.ref(`${alias}.issued_on`)
  const expires = sql.ref(`${alias}.expires_on`)
  return sql<boolean>`(${sql.ref(`${alias}.state`)} = 'approved'
    and (${issued} is null or ${issued}::timestamp at time zone ${WEST} <= (${instant})::timestamptz)
    and (${expires} is null or (${expires} + 1)::timestamp at time zone ${EAST} > (${end})::timestamptz))`
}

/** An hour behind UTC (the Azores), and three ahead of it; POSIX counts the other way. */
const WEST = sql.lit('Etc/GMT+1')
const EAST = sql.lit('Etc/GMT-3')

const maximumAge = sql`case fit_vehicle.vehicle_type_id ${sql.join(
  Object.entries(MAX_VEHICLE_AGE_YEARS).map(([id, years]) => sql`when ${Number(id)}::int then ${years}::int`),
  sql` `,
)} else 0 end`
