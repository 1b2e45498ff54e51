import { markup, type Piece } from '#platform/http/markup.ts'
import type { AccountExport } from './account-export.ts'
import { facts, time, type Naming } from './export-page-parts.ts'
import type { ExportTexts } from './export-words.ts'

/** A carrier that the person registered; what it drives with stands in short, and whole in the file for programs. */
export function carrierPart(
  carrier: AccountExport['carriers'][number],
  texts: ExportTexts,
  country: Naming,
): Piece {
  const { fields } = texts
  const { details, vehicles, drivers, papers, events } = carrier
  const own = facts(
    [
      [fields.company, details.legalName],
      [fields.createdAt, time(carrier.createdAt)],
      [fields.address, details.address],
      [fields.zipCode, details.zipCode],
      [fields.city, details.city],
      [fields.country, country(details.countryCode)],
      [fields.registerNumber, details.registerNumber],
      [fields.taxNumber, details.taxNumber],
      [fields.vatNumber, details.vatNumber],
      [fields.contactName, details.contactName],
      [fields.phone, details.phone],
      [fields.email, details.email],
      [fields.iban, details.iban],
      [fields.accountHolder, details.accountHolder],
      [fields.areas, details.areas.map(({ label, countryCode }) => label ?? country(countryCode)).join('; ')],
      [fields.vehicles, vehicles.map(({ make, model, plate }) => `${make} ${model}, ${plate}`).join('; ')],
      [fields.drivers, drivers.map((one) => `${one.firstName} ${one.lastName}, ${one.phone}`).join('; ')],
      [fields.papers, papers.map(({ number }) => number).join('; ')],
      [fields.decisions, events.flatMap(({ reason }) => reason ?? []).join('; ')],
    ],
    texts,
  )
  return markup`<article>${own}</article>`
}
