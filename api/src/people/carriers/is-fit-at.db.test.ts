import fc from 'fast-check'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MAX_VEHICLE_AGE_YEARS } from '@fiacre/sdk/rules'
import { testDatabase } from '../../../test/support/database.ts'
import { insertRow, insertRows } from '#platform/database/rows.ts'
import { CarrierDocument, type PaperState } from './carrier-document.entity.ts'
import { Carrier, type CarrierState } from './carrier.entity.ts'
import { DEMO_CARRIERS } from './demo/demo-carriers.data.ts'
import { seedDemoCarriers } from './demo/seed-demo-carriers.ts'
import { Driver } from './driver.entity.ts'
import { isCarrierFitAt, isDriverFitAt, isFitAt, isVehicleFitAt } from './is-fit-at.ts'
import { requiredPapers, type PaperKind, type PaperSubject } from './required-papers.data.ts'
import { Vehicle } from './vehicle.entity.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase('bare')
})
afterAll(() => database.close())

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const START = Date.UTC(2026, 5, 1)

interface Paper {
  subject: PaperSubject
  kind: PaperKind
  state: PaperState
  /** Days from the start; null for none. */
  issued: number | null
  expires: number | null
  isOfAnother: boolean
}

interface Fleet {
  state: CarrierState
  country: string
  vehicleActive: boolean
  driverActive: boolean
  driverOfAnother: boolean
  year: number
  papers: Paper[]
  /** Hours from the start. */
  pickup: number
}

const SUBJECTS: PaperSubject[] = ['carrier', 'vehicle', 'driver']

/** Mostly whole fleets with one thing or another amiss: papers at random alone would never be all there. */
const fleets = fc
  .record({
    state: often<CarrierState>('approved', ['suspended', 'submitted', 'closed', 'needs-more']),
    country: fc.constantFrom('CH', 'AT', 'DE', 'FR', 'PL'),
    vehicleActive: often(true, [false]),
    driverActive: often(true, [false]),
    driverOfAnother: often(false, [true]),
    year: often(2025, [2021, 2016]),
    pickup: fc.integer({ min: -48, max: 24 * 12 }),
  })
  .chain((fleet) => {
    const required = SUBJECTS.flatMap((subject) =>
      requiredPapers(subject, fleet.country).map((kind) => ({ subject, kind })),
    )
    const papers = required.map(({ subject, kind }) =>
      fc.array(
        fc.record({
          subject: fc.constant(subject),
          kind: fc.constant(kind),
          state: often<PaperState>('approved', ['submitted', 'rejected', 'expired']),
          issued: often<number | null>(null, [-30, 0, 3]),
          expires: often<number | null>(400, [null, -1, 0, 1, 5, 9]),
          isOfAnother: often(false, [true]),
        }),
        { minLength: 1, maxLength: 2 },
      ),
    )
    return fc.tuple(...papers).map((lists) => ({ ...fleet, papers: lists.flat() }))
  })

function often<Value>(usual: Value, others: Value[]) {
  return fc.oneof(
    { weight: 24, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  )
}

const dayOf = (day: number) => new Date(START + day * DAY_MS).toISOString().slice(0, 10)

/** The same rule in other words: every hour of every paper's days, in all of Europe. */
function shouldBeFit(fleet: Fleet): boolean {
  const { state, country, papers, pickup } = fleet
  if (state !== 'approved' || !fleet.vehicleActive || !fleet.driverActive || fleet.driverOfAnother)
    return false
  if (new Date(START + pickup * HOUR_MS).getUTCFullYear() - fleet.year > (MAX_VEHICLE_AGE_YEARS[2] ?? 0))
    return false
  return SUBJECTS.every((subject) =>
    requiredPapers(subject, country).every((kind) =>
      papers.some(
        (paper) =>
          paper.subject === subject &&
          paper.kind === kind &&
          !paper.isOfAnother &&
          paper.state === 'approved' &&
          (paper.issued === null || pickup >= paper.issued * 24 + 1) &&
          (paper.expires === null || pickup < (paper.expires + 1) * 24 - 3),
      ),
    ),
  )
}

/** Writes the fleet, and a carrier beside it whose vehicle and driver the papers of another belong to. */
async function write(fleet: Fleet) {
  const em = database.orm.em.fork()
  const at = new Date(START)
  const carriers = [randomUUID(), randomUUID()] as const
  const vehicles = [randomUUID(), randomUUID()] as const
  const drivers = [randomUUID(), randomUUID()] as const
  for (const [index, id] of carriers.entries()) {
    await insertRow(em, Carrier, {
      id,
      userId: randomUUID(),
      state: fleet.state,
      kind: 'company',
      countryCode: fleet.country,
      createdAt: at,
      updatedAt: at,
    })
    await insertRow(em, Vehicle, {
      id: vehicles[index] ?? '',
      carrierId: id,
      vehicleTypeId: 2,
      make: 'Make',
      model: 'Model',
      year: fleet.year,
      colour: 'black',
      plate: `GE ${index}`,
      countryCode: fleet.country,
      seats: 4,
      suitcases: 3,
      isActive: fleet.vehicleActive,
      createdAt: at,
    })
    await insertRow(em, Driver, {
      id: drivers[index] ?? '',
      carrierId: id,
      firstName: 'Ada',
      lastName: 'Driver',
      phone: '+41791234567',
      isActive: fleet.driverActive,
      createdAt: at,
    })
  }
  await insertRows(
    em,
    CarrierDocument,
    fleet.papers.map(({ subject, kind, state, issued, expires, isOfAnother }) => {
      const whose = isOfAnother ? 1 : 0
      return {
        id: randomUUID(),
        carrierId: carriers[whose],
        vehicleId: subject === 'vehicle' ? vehicles[whose] : null,
        driverId: subject === 'driver' ? drivers[whose] : null,
        subject,
        kind,
        countryCode: fleet.country,
        number: '1',
        issuedOn: issued === null ? null : dayOf(issued),
        expiresOn: expires === null ? null : dayOf(expires),
        fileId: randomUUID(),
        state,
        createdAt: at,
      }
    }),
  )
  return { carrier: carriers[0], vehicle: vehicles[0], driver: drivers[fleet.driverOfAnother ? 1 : 0] }
}

it('lets nobody drive without every required paper at the pickup, and nobody else wait', async () => {
  const seen = { fit: 0, unfit: 0 }
  await fc.assert(
    fc.asyncProperty(fleets, async (fleet) => {
      const { carrier, vehicle, driver } = await write(fleet)
      const pickup = new Date(START + fleet.pickup * HOUR_MS)
      const [of, at] = [(id: string) => sql`${id}::uuid`, sql`${pickup}`]
      const { rows } = await sql<{ together: boolean; each: boolean }>`select
        ${isFitAt(of(carrier), of(vehicle), of(driver), at)} as together,
        ${isCarrierFitAt(of(carrier), at)} and ${isVehicleFitAt(of(vehicle), at)}
          and ${isDriverFitAt(of(driver), at)} as each`.execute(database.db)
      const isFit = shouldBeFit(fleet)
      seen[isFit ? 'fit' : 'unfit'] += 1
      expect(rows[0]?.together).toBe(isFit)
      // One by one they do not say to whom vehicle and driver belong.
      if (!fleet.driverOfAnother) expect(rows[0]?.each).toBe(isFit)
    }),
    { numRuns: 150 },
  )
  expect(Math.min(seen.fit, seen.unfit)).toBeGreaterThan(10)
})

it('every vehicle and driver of the carriers that are there for trying out may drive, however often they are made', async () => {
  const now = () => new Date(START)
  const kept = new Map<string, Buffer>()
  const files = {
    put: async (id: string, bytes: Buffer) => void kept.set(id, bytes),
    get: async (id: string) => kept.get(id) ?? null,
    drop: async (id: string) => void kept.delete(id),
  }
  const { orm } = database
  await seedDemoCarriers({ orm, now, files })
  await seedDemoCarriers({ orm, now, files })
  const emails = DEMO_CARRIERS.map(({ email }) => email)
  const { rows } = await sql<{ crews: number; fit: number }>`
    select count(*)::int as crews,
      (count(*) filter (where ${isFitAt(sql`c.id`, sql`v.id`, sql`d.id`, sql`${now()}::timestamptz`)}))::int as fit
    from carrier c join vehicle v on v.carrier_id = c.id join driver d on d.carrier_id = c.id
    where c.email in (${sql.join(emails)})`.execute(orm.em.fork().getKysely())
  expect(rows).toEqual([{ crews: 27, fit: 27 }])
  expect(kept.size).toBe(DEMO_CARRIERS.length)
})
