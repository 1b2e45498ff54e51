import { CARRIER_MOST } from '@fiacre/sdk/rules'
import { randomUUID } from 'node:crypto'
import type { components } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'
import { insertRow } from '#platform/database/rows.ts'
import { fieldProblem } from '#platform/http/problem.ts'
import { CarrierDocument } from './carrier-document.entity.ts'
import { ownDriver, ownVehicle } from './carrier-parts.ts'
import { changeOwnCarrier } from './change-carrier.ts'
import { assertRoom } from './fleet.service.ts'
import { assertOwnFile } from './own-files.ts'
import { sentence } from '#platform/http/sentence.ts'
import { utcDay } from '#platform/localisation/utc-day.ts'

type Schemas = components['schemas']

/** Hands in a paper, which then waits for a review. @throws Problem RULE_VIOLATION for one of nobody, or with days that cannot be */
export function addPaper(
  context: Context,
  userId: string,
  paper: Schemas['PaperDetails'],
): Promise<Schemas['Carrier']> {
  return changeOwnCarrier(context, userId, 'fleet', undefined, async (em, carrier) => {
    await assertRoom(em, 'carrier_document', carrier.id, CARRIER_MOST.papers)
    const { subject, vehicleId, driverId, issuedOn, expiresOn } = paper
    if ((subject === 'vehicle') !== (vehicleId !== null) || (subject === 'driver') !== (driverId !== null))
      throw fieldProblem('RULE_VIOLATION', 'subject', sentence('paperOfWhom'))
    if (vehicleId !== null && !(await ownVehicle(em, carrier.id, vehicleId)))
      throw fieldProblem('RULE_VIOLATION', 'vehicleId', sentence('noSuchVehicle'))
    if (driverId !== null && !(await ownDriver(em, carrier.id, driverId)))
      throw fieldProblem('RULE_VIOLATION', 'driverId', sentence('noSuchDriver'))
    const today = utcDay(context.now())
    if (issuedOn !== null && issuedOn > today)
      throw fieldProblem('RULE_VIOLATION', 'issuedOn', sentence('paperIssuedAhead'))
    if (expiresOn !== null && expiresOn < today)
      throw fieldProblem('RULE_VIOLATION', 'expiresOn', sentence('paperRanOut'))
    await assertOwnFile(em, userId, paper.fileId, carrier.id)
    await insertRow(em, CarrierDocument, {
      id: randomUUID(),
      carrierId: carrier.id,
      ...paper,
      number: paper.number.trim(),
      state: 'submitted',
      createdAt: context.now(),
    })
  })
}
