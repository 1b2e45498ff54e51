import { sql } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow, findRows } from '#platform/database/rows.ts'
import type { AgreementVersionRow } from '../businesses/agreement-version.entity.ts'
import { noticeOf } from '../businesses/agreements.ts'
import { CarrierConsent } from './carrier-consent.entity.ts'
import { CarrierDocument, type CarrierDocumentRow } from './carrier-document.entity.ts'
import { CarrierEvent } from './carrier-event.entity.ts'
import type { CarrierRow } from './carrier.entity.ts'
import { Driver, type DriverRow } from './driver.entity.ts'
import { ScreeningCase, type ScreeningCaseRow } from './screening/screening-case.entity.ts'
import { ServiceArea, type ServiceAreaRow } from './service-area.entity.ts'
import { Vehicle, type VehicleRow } from './vehicle.entity.ts'

/** A carrier with all that hangs on it. */
export interface WholeCarrier {
  carrier: CarrierRow
  areas: ServiceAreaRow[]
  vehicles: VehicleRow[]
  drivers: DriverRow[]
  papers: CarrierDocumentRow[]
  cases: ScreeningCaseRow[]
  events: Awaited<ReturnType<typeof eventsOf>>
  /** The version of the licence agreement that it agreed to last; null for none. */
  agreementVersion: number | null
  /** Of the version that holds, or is to, where those who agreed to another are told ahead. */
  notice: AgreementVersionRow | null
}

const EVENTS_SHOWN = 200

export async function wholeCarrier(em: EntityManager, carrier: CarrierRow): Promise<WholeCarrier> {
  const own = sql`where carrier_id = ${carrier.id}`
  const [consent] = await findRows(em, CarrierConsent, sql`${own} order by id desc limit 1`)
  return {
    carrier,
    areas: await findRows(em, ServiceArea, sql`${own} order by kind, country_code, airport_code, label, id`),
    vehicles: await findRows(em, Vehicle, sql`${own} order by is_active desc, created_at, id`),
    drivers: await findRows(em, Driver, sql`${own} order by is_active desc, created_at, id`),
    papers: await findRows(em, CarrierDocument, sql`${own} order by created_at desc, id`),
    cases: await findRows(em, ScreeningCase, sql`${own} order by created_at desc, id`),
    events: await eventsOf(em, carrier.id),
    agreementVersion: consent?.version ?? null,
    notice: await noticeOf(em, 'carrier'),
  }
}

const eventsOf = (em: EntityManager, carrierId: string) =>
  findRows(em, CarrierEvent, sql`where carrier_id = ${carrierId} order by id desc limit ${EVENTS_SHOWN}`)

/** A vehicle or a driver of this carrier; null for another's. */
export const ownVehicle = (em: EntityManager, carrierId: string, id: string) =>
  findRow(em, Vehicle, { id, carrierId })
export const ownDriver = (em: EntityManager, carrierId: string, id: string) =>
  findRow(em, Driver, { id, carrierId })
