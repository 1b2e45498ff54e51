import { findRow, saveRow } from '#platform/database/rows.ts'
import { Driver } from '#people/carriers/driver.entity.ts'
import { Vehicle } from '#people/carriers/vehicle.entity.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { assertMatches } from '#platform/http/entity-tag.ts'
import { fieldProblem, Problem } from '#platform/http/problem.ts'
import { sentence } from '#platform/http/sentence.ts'
import type { Driven } from '../ride/advance-ride.ts'
import { tagOf } from '../ride/ride-record.ts'
import { after, type RideMove } from '../ride/ride-states.ts'
import { lockTestRide } from './lock-test-ride.ts'
import { TestRide, type TestRideRow } from './test-ride.entity.ts'

/** What a carrier does with a ride: the same as with a real one, and refused with the same codes. */
export type TestAnswer =
  | { kind: 'accept' | 'reject'; offerId: string }
  | { kind: 'assign'; id: string; driverId: string; vehicleId: string }
  | { kind: 'give-back'; id: string }
  | { kind: 'amendment'; id: string; drives: boolean }
  | { kind: 'advance'; id: string; step: Driven }

/**
 * Moves a test ride as the carrier says. Whether a vehicle and a driver have every paper is not asked: they have to be the carrier's.
 * @throws Problem NOT_FOUND, PRECONDITION_FAILED, OFFER_OVER, RIDE_TAKEN, RIDE_MOVED, RULE_VIOLATION
 */
export async function moveTestRide(
  em: EntityManager,
  carrierId: string,
  answer: TestAnswer & { ifMatch: string | undefined },
  now: Date,
): Promise<TestRideRow> {
  const row = await lockTestRide(em, carrierId, answer)
  if (isKnown(row, answer)) return row
  if (answer.kind === 'accept' || answer.kind === 'reject') assertOffered(row, now)
  else if (row.offerState !== 'accepted')
    throw new Problem('NOT_FOUND', 'There is no such test ride of yours.')
  assertMatches(answer.ifMatch, tagOf(row))
  await apply(em, row, answer)
  row.version += 1
  await saveRow(em, TestRide, row)
  return row
}

/** Where a ride stands after each step of the day. */
const REACHED = { depart: 'on-the-way', arrive: 'arrived', board: 'on-board', finish: 'done' } as const
const STEPS = ['depart', 'arrive', 'board', 'finish'] as const

/** Said twice is said once. */
function isKnown(row: TestRideRow, answer: TestAnswer): boolean {
  if (answer.kind === 'accept') return row.offerState === 'accepted'
  if (answer.kind === 'reject') return row.offerState === 'rejected'
  if (answer.kind !== 'advance' || row.offerState !== 'accepted') return false
  const later = STEPS.slice(STEPS.indexOf(answer.step)).map((step) => REACHED[step])
  return later.some((state) => state === row.state)
}

function assertOffered(row: TestRideRow, now: Date): void {
  if (row.offerState === 'over' && row.state === 'accepted')
    throw new Problem('RIDE_TAKEN', 'Another carrier has taken this ride.')
  if (row.offerState === 'open' && now < row.answerUntil) return
  throw new Problem(
    'OFFER_OVER',
    'The ride is not offered any more: the time to answer is over, or the ride is.',
  )
}

async function apply(em: EntityManager, row: TestRideRow, answer: TestAnswer): Promise<void> {
  switch (answer.kind) {
    case 'accept':
      move(row, 'accept')
      row.offerState = 'accepted'
      return
    case 'reject':
      move(row, 'end-offers')
      row.offerState = 'rejected'
      return
    case 'assign':
      if (row.amendmentUntil) throw new Problem('RIDE_MOVED', sentence('answerChangeFirst'))
      await assertOwnCrew(em, row.carrierId, answer)
      move(row, 'assign')
      Object.assign(row, { driverId: answer.driverId, vehicleId: answer.vehicleId })
      return
    case 'give-back':
      leave(row)
      return
    case 'amendment':
      if (!row.amendmentUntil) throw elsewhere()
      row.amendmentUntil = null
      if (!answer.drives) leave(row)
      return
    case 'advance':
      move(row, answer.step)
  }
}

function move(row: TestRideRow, by: RideMove): void {
  const to = after(row.state, by)
  if (!to) throw elsewhere()
  row.state = to
}

/** The carrier has it no more. */
function leave(row: TestRideRow): void {
  move(row, 'release')
  Object.assign(row, { offerState: 'over', amendmentUntil: null, driverId: null, vehicleId: null })
}

async function assertOwnCrew(
  em: EntityManager,
  carrierId: string,
  { driverId, vehicleId }: { driverId: string; vehicleId: string },
): Promise<void> {
  if (!(await findRow(em, Driver, { id: driverId, carrierId })))
    throw fieldProblem('RULE_VIOLATION', 'driverId', sentence('noSuchDriver'))
  if (!(await findRow(em, Vehicle, { id: vehicleId, carrierId })))
    throw fieldProblem('RULE_VIOLATION', 'vehicleId', sentence('noSuchVehicle'))
}

const elsewhere = () => new Problem('RIDE_MOVED', sentence('standsElsewhere'))
