import { markup, type Piece } from '#platform/http/markup.ts'
import type { AccountExport } from './account-export.ts'
import { facts, time, type Naming } from './export-page-parts.ts'
import type { ExportTexts } from './export-words.ts'

/** A partner that the person registered. */
export function partnerPart(
  { name, createdAt, stateReason, details, events, selfBilled }: AccountExport['partners'][number],
  texts: ExportTexts,
  country: Naming,
): Piece {
  const { fields } = texts
  const own = facts(
    [
      [fields.partner, name],
      [fields.company, details.legalName],
      [fields.createdAt, time(createdAt)],
      [fields.address, details.address],
      [fields.zipCode, details.zipCode],
      [fields.city, details.city],
      [fields.country, details.countryCode && country(details.countryCode)],
      [fields.registerNumber, details.registerNumber],
      [fields.vatNumber, details.vatNumber],
      [fields.contactName, details.contactName],
      [fields.phone, details.phone],
      [fields.email, details.email],
      [fields.sites, details.sites.join('; ')],
      [fields.decisions, [stateReason, ...events.map(({ reason }) => reason)].filter(Boolean).join('; ')],
      [fields.selfBilled, selfBilled.map(({ number }) => number).join('; ')],
    ],
    texts,
  )
  return markup`<article>${own}</article>`
}

/** A business that the person acts for, with when and from where the person agreed to its terms. */
export function membershipPart(
  { name, since, agreements }: AccountExport['memberships'][number],
  texts: ExportTexts,
): Piece {
  const { fields } = texts
  const agreed = agreements.map(({ at, network }) => [time(at), network].filter(Boolean).join(', '))
  const own = facts(
    [
      [fields.company, name],
      [fields.createdAt, time(since)],
      [fields.agreed, agreed.join('; ')],
    ],
    texts,
  )
  return markup`<article>${own}</article>`
}
