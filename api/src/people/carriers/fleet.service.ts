import { CARRIER_MOST, MAX_VEHICLE_AGE_YEARS, vehicleClass } from '@fiacre/sdk/rules'
import { randomUUID } from 'node:crypto'
import type { components } from '@fiacre/sdk/contract'
import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { insertRow, lockRow, saveRow } from '#platform/database/rows.ts'
import { fieldProblem, Problem } from '#platform/http/problem.ts'
import { changeOwnCarrier } from './change-carrier.ts'
import { Driver } from './driver.entity.ts'
import { assertOwnFile } from './own-files.ts'
import { isInternational } from '../businesses/international-phone.ts'
import { screenNames } from './screening/screen-names.ts'
import { Vehicle } from './vehicle.entity.ts'
import { sentence } from '#platform/http/sentence.ts'

type Schemas = components['schemas']
type View = Promise<Schemas['Carrier']>

/** @throws Problem RULE_VIOLATION for a vehicle that is too old or too large for its class */
export function addVehicle(context: Context, userId: string, vehicle: Schemas['VehicleDetails']): View {
  return changeOwnCarrier(context, userId, 'fleet', undefined, async (em, carrier) => {
    await assertRoom(em, 'vehicle', carrier.id, CARRIER_MOST.vehicles)
    const row = readVehicle(vehicle, context.now())
    await insertRow(em, Vehicle, {
      id: randomUUID(),
      carrierId: carrier.id,
      ...row,
      createdAt: context.now(),
    })
  })
}

/** @throws Problem NOT_FOUND, and RULE_VIOLATION for what its papers stand for */
export function changeVehicle(
  context: Context,
  userId: string,
  id: string,
  { isActive, ...vehicle }: Schemas['VehicleChange'],
  ifMatch: string | undefined,
): View {
  return changeOwnCarrier(context, userId, 'fleet', ifMatch, async (em, carrier) => {
    const row = await lockRow(em, Vehicle, sql`id = ${id} and carrier_id = ${carrier.id}`)
    if (!row) throw new Problem('NOT_FOUND', 'This carrier has no such vehicle.')
    const read = readVehicle(vehicle, context.now())
    const isAnother = (['vehicleTypeId', 'year', 'plate', 'countryCode'] as const).some(
      (field) => row[field] !== read[field],
    )
    if (isAnother && (await hasApproved(em, 'vehicle_id', id)))
      throw new Problem('RULE_VIOLATION', sentence('vehicleKeepsIdentity'))
    Object.assign(row, read, { isActive })
    await saveRow(em, Vehicle, row)
  })
}

export async function addDriver(context: Context, userId: string, driver: Schemas['DriverDetails']): View {
  const list = await context.sanctions.names()
  return changeOwnCarrier(context, userId, 'fleet', undefined, async (em, carrier) => {
    await assertRoom(em, 'driver', carrier.id, CARRIER_MOST.drivers)
    const read = readDriver(driver)
    await assertOwnFile(em, userId, read.photoId, carrier.id)
    const id = randomUUID()
    await insertRow(em, Driver, { id, carrierId: carrier.id, ...read, createdAt: context.now() })
    const names = [{ subject: 'driver' as const, driverId: id, name: `${read.firstName} ${read.lastName}` }]
    await screenNames(em, carrier.id, names, list, context.now())
  })
}

/** @throws Problem NOT_FOUND, and RULE_VIOLATION for a name that papers stand for */
export async function changeDriver(
  context: Context,
  userId: string,
  id: string,
  { isActive, ...driver }: Schemas['DriverChange'],
  ifMatch: string | undefined,
): View {
  const list = await context.sanctions.names()
  return changeOwnCarrier(context, userId, 'fleet', ifMatch, async (em, carrier) => {
    const row = await lockRow(em, Driver, sql`id = ${id} and carrier_id = ${carrier.id}`)
    if (!row) throw new Problem('NOT_FOUND', 'This carrier has no such driver.')
    const read = readDriver(driver)
    const isAnother = row.firstName !== read.firstName || row.lastName !== read.lastName
    if (isAnother && (await hasApproved(em, 'driver_id', id)))
      throw new Problem('RULE_VIOLATION', sentence('driverKeepsName'))
    if (read.photoId !== (row.photoId ?? null)) await assertOwnFile(em, userId, read.photoId, carrier.id)
    Object.assign(row, read, { isActive })
    await saveRow(em, Driver, row)
    const names = [{ subject: 'driver' as const, driverId: id, name: `${read.firstName} ${read.lastName}` }]
    await screenNames(em, carrier.id, names, list, context.now())
  })
}

function readVehicle({ childSeats, ...vehicle }: Schemas['VehicleDetails'], now: Date) {
  const type = vehicleClass(vehicle.vehicleTypeId)
  if (!type) throw fieldProblem('RULE_VIOLATION', 'vehicleTypeId', sentence('noSuchClass'))
  const oldest = now.getUTCFullYear() - (MAX_VEHICLE_AGE_YEARS[type.id] ?? 0)
  if (vehicle.year < oldest || vehicle.year > now.getUTCFullYear() + 1)
    throw fieldProblem('RULE_VIOLATION', 'year', sentence('vehicleTooOld', { year: String(oldest) }))
  return {
    ...vehicle,
    make: vehicle.make.trim(),
    model: vehicle.model.trim(),
    colour: vehicle.colour.trim(),
    plate: vehicle.plate.trim().toUpperCase(),
    infantSeats: childSeats.infant,
    childSeats: childSeats.child,
    boosterSeats: childSeats.booster,
  }
}

function readDriver(driver: Schemas['DriverDetails']) {
  const phone = driver.phone.trim()
  if (!isInternational(phone))
    throw fieldProblem('RULE_VIOLATION', 'phone', sentence('phoneNeedsCode', { example: '+41 79 123 45 67' }))
  const [firstName, lastName] = [driver.firstName.trim(), driver.lastName.trim()]
  if (!firstName || !lastName)
    throw fieldProblem('RULE_VIOLATION', firstName ? 'lastName' : 'firstName', sentence('wholeName'))
  return { firstName, lastName, phone, languages: driver.languages, photoId: driver.photoId }
}

async function hasApproved(
  em: EntityManager,
  column: 'vehicle_id' | 'driver_id',
  id: string,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from carrier_document where ${sql.ref(column)} = ${id} and state in ('approved', 'expired') limit 1`.execute(
    em.getKysely(),
  )
  return rows.length > 0
}

/** @throws Problem RULE_VIOLATION where the carrier has as much as one may have */
export async function assertRoom(
  em: EntityManager,
  table: 'vehicle' | 'driver' | 'carrier_document',
  carrierId: string,
  most: number,
): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where carrier_id = ${carrierId}`.execute(
    em.getKysely(),
  )
  if ((rows[0]?.count ?? 0) >= most) throw new Problem('RULE_VIOLATION', sentence('mostReached', { most }))
}
