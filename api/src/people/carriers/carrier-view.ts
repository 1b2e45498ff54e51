import type { components } from '@fiacre/sdk/contract'
import type { CarrierDocumentRow } from './carrier-document.entity.ts'
import type { WholeCarrier } from './carrier-parts.ts'
import type { CarrierRow } from './carrier.entity.ts'
import type { DriverRow } from './driver.entity.ts'
import { dueNow } from './due-now.ts'
import type { ServiceAreaRow } from './service-area.entity.ts'
import type { VehicleRow } from './vehicle.entity.ts'

type Schemas = components['schemas']

/** A carrier as the contract shows it, to its members and to our people. */
export function carrierView(whole: WholeCarrier, now: Date): Schemas['Carrier'] {
  const { carrier, areas, vehicles, drivers, papers, events, agreementVersion } = whole
  return {
    id: carrier.id,
    state: carrier.state,
    stateReason: carrier.stateReason ?? null,
    ...(carrier.endsAt && { endsAt: carrier.endsAt.toISOString() }),
    fieldsDue: carrier.fieldsDue as Schemas['CarrierField'][],
    details: detailsView(carrier, areas),
    vatTruth: carrier.vatTruth,
    agreementVersion,
    vehicles: vehicles.map(vehicleView),
    drivers: drivers.map(driverView),
    papers: papers.map(paperView),
    due: dueNow(whole, now),
    events: events.map(({ at, fromState, toState, actor, reason }) => ({
      at: at.toISOString(),
      from: fromState ?? null,
      to: toState,
      actor,
      reason: reason ?? null,
    })),
    createdAt: carrier.createdAt.toISOString(),
    submittedAt: carrier.submittedAt?.toISOString() ?? null,
  }
}

/** What the record's tag is made of: all that somebody edits or decides on, and nothing that the day changes by itself. */
export function taggedCarrier(view: Schemas['Carrier']): object {
  const { due: _, vatTruth: __, ...edited } = view
  return edited
}

function detailsView(carrier: CarrierRow, areas: readonly ServiceAreaRow[]): Schemas['CarrierDetails'] {
  return {
    kind: carrier.kind,
    legalName: carrier.legalName ?? null,
    countryCode: carrier.countryCode,
    city: carrier.city ?? null,
    address: carrier.address ?? null,
    zipCode: carrier.zipCode ?? null,
    registerName: carrier.registerName ?? null,
    registerNumber: carrier.registerNumber ?? null,
    taxNumber: carrier.taxNumber ?? null,
    vatNumber: carrier.vatNumber ?? null,
    isVatCharged: carrier.isVatCharged,
    contactName: carrier.contactName ?? null,
    phone: carrier.phone ?? null,
    email: carrier.email ?? null,
    iban: carrier.iban ?? null,
    accountHolder: carrier.accountHolder ?? null,
    areas: areas.map(({ kind, countryCode, airportCode, label, lat, lon, radiusKm }) => ({
      kind,
      countryCode,
      airportCode: airportCode ?? null,
      label: label ?? null,
      lat: lat ?? null,
      lon: lon ?? null,
      radiusKm: radiusKm ?? null,
    })),
  }
}

function vehicleView(row: VehicleRow): Schemas['Vehicle'] {
  const { id, vehicleTypeId, make, model, year, colour, plate, countryCode, seats, suitcases, isActive } = row
  const childSeats = { infant: row.infantSeats, child: row.childSeats, booster: row.boosterSeats }
  return {
    id,
    vehicleTypeId,
    make,
    model,
    year,
    colour,
    plate,
    countryCode,
    seats,
    suitcases,
    childSeats,
    isActive,
  }
}

function driverView(row: DriverRow): Schemas['Driver'] {
  const { id, firstName, lastName, phone, languages, photoId, isActive } = row
  return { id, firstName, lastName, phone, languages, photoId: photoId ?? null, isActive }
}

export function paperView(row: CarrierDocumentRow): Schemas['Paper'] {
  return {
    id: row.id,
    subject: row.subject,
    vehicleId: row.vehicleId ?? null,
    driverId: row.driverId ?? null,
    kind: row.kind,
    countryCode: row.countryCode,
    number: row.number,
    issuedOn: row.issuedOn ?? null,
    expiresOn: row.expiresOn ?? null,
    fileId: row.fileId,
    state: row.state,
    rejection: row.rejection ?? null,
    createdAt: row.createdAt.toISOString(),
  }
}
