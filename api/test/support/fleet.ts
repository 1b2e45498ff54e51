import { randomUUID } from 'node:crypto'
import { CarrierDocument } from '#people/carriers/carrier-document.entity.ts'
import { CarrierMember } from '#people/carriers/carrier-member.entity.ts'
import { Carrier } from '#people/carriers/carrier.entity.ts'
import { Driver } from '#people/carriers/driver.entity.ts'
import { requiredPapers, type PaperSubject } from '#people/carriers/required-papers.data.ts'
import { ServiceArea } from '#people/carriers/service-area.entity.ts'
import { Vehicle } from '#people/carriers/vehicle.entity.ts'
import { insertRow } from '#platform/database/rows.ts'
import type { TestService } from './service.ts'

export interface Fleet {
  carrierId: string
  /** The account of its owner, which need not be there. */
  userId: string
  drivers: string[]
  vehicles: string[]
}

interface Wanted {
  userId?: string
  /** The last day of each driver's papers; null for papers without an end. */
  driversUntil?: (string | null)[]
  vehiclesUntil?: (string | null)[]
  seats?: number
  countries?: string[]
}

/** An approved carrier that drives Economy in whole countries, with drivers and vehicles whose papers are approved. */
export async function newFleet(service: TestService, wanted: Wanted = {}): Promise<Fleet> {
  const { userId = randomUUID(), driversUntil = [null], vehiclesUntil = [null], seats = 4 } = wanted
  const em = service.context.orm.em.fork()
  const at = service.clock.now
  const carrierId = randomUUID()
  await insertRow(em, Carrier, {
    id: carrierId,
    userId,
    state: 'approved',
    kind: 'company',
    legalName: 'Rapid Transfers',
    countryCode: 'CH',
    createdAt: at,
    updatedAt: at,
  })
  await insertRow(em, CarrierMember, { userId, carrierId, role: 'owner', createdAt: at })
  for (const countryCode of wanted.countries ?? ['CH', 'FR'])
    await insertRow(em, ServiceArea, { id: randomUUID(), carrierId, kind: 'country', countryCode })
  const papers = async (subject: PaperSubject, of: object, expiresOn: string | null) => {
    for (const kind of requiredPapers(subject, 'CH'))
      await insertRow(em, CarrierDocument, {
        id: randomUUID(),
        carrierId,
        subject,
        kind,
        countryCode: 'CH',
        number: '1',
        fileId: randomUUID(),
        state: 'approved',
        createdAt: at,
        expiresOn,
        ...of,
      })
  }
  await papers('carrier', {}, null)
  const vehicles: string[] = []
  for (const until of vehiclesUntil) {
    const vehicleId = randomUUID()
    vehicles.push(vehicleId)
    await insertRow(em, Vehicle, {
      id: vehicleId,
      carrierId,
      vehicleTypeId: 1,
      make: 'Škoda',
      model: 'Superb',
      year: at.getUTCFullYear() - 1,
      colour: 'black',
      plate: `GE ${vehicles.length}`,
      countryCode: 'CH',
      seats,
      suitcases: 3,
      createdAt: at,
    })
    await papers('vehicle', { vehicleId }, until)
  }
  const drivers: string[] = []
  for (const until of driversUntil) {
    const driverId = randomUUID()
    drivers.push(driverId)
    await insertRow(em, Driver, {
      id: driverId,
      carrierId,
      firstName: 'Nina',
      lastName: 'Favre',
      phone: '+41791234567',
      createdAt: at,
    })
    await papers('driver', { driverId }, until)
  }
  return { carrierId, userId, drivers, vehicles }
}
