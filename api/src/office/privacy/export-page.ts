import { setImmediate } from 'node:timers/promises'
import { brand } from '#platform/brand/brand.ts'
import { markup, markupDocument, verbatim, written, type Piece } from '#platform/http/markup.ts'
import { styleSource } from '#platform/http/style-source.ts'
import { countryName } from '#map/places/country-names.ts'
import type { AccountExport } from './account-export.ts'
import { blockPart, changePart, checkoutPart, quotePart, placeOf } from './export-page-journeys.ts'
import { carrierPart } from './export-page-carriers.ts'
import { membershipPart, partnerPart } from './export-page-partners.ts'
import { euros, extrasOf, facts, pairs, section, time, type Facts, type Naming } from './export-page-parts.ts'
import { exportTexts } from './export-texts.ts'
import type { ExportTexts } from './export-words.ts'

const STYLE = `
:root { color-scheme: light dark }
body { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem; font: 1rem/1.5 system-ui, sans-serif }
h1, h2, h3 { line-height: 1.2 }
h2 { margin-top: 2.5rem; border-bottom: 1px solid; padding-bottom: .25rem }
dl { display: grid; grid-template-columns: minmax(8rem, 14rem) 1fr; gap: .25rem 1rem; margin: 0 }
dt { opacity: .75 }
dd { margin: 0; overflow-wrap: anywhere }
article { margin-block: 1.5rem; break-inside: avoid }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr } dd { margin-bottom: .5rem } }
`

/** The page needs its own style and nothing else: no script, no picture, no frame around it. */
export const EXPORT_PAGE_POLICY = [
  "default-src 'none'",
  `style-src ${styleSource(STYLE)}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The export as a page to read, keep or print, in the language of the preferences. */
export async function exportPage(data: AccountExport): Promise<string> {
  const { locale, texts } = exportTexts(data.preferences.language)
  const country = (code: string) => countryName(code, locale)
  const languages = new Intl.DisplayNames(locale, { type: 'language' })
  const language = (code: string) => languages.of(code) ?? code
  const intro = texts.intro(time(data.exportedAt))
  const sections = [
    section(texts.sections.profile, [facts(profileFacts(data, texts, country), texts)]),
    section(texts.sections.preferences, [facts(preferenceFacts(data, texts, language), texts)]),
    section(
      texts.sections.bookings,
      await inSlices(data.bookings, (one) => bookingPart(one, texts, country)),
      texts.none,
    ),
    section(
      texts.sections.quotes,
      data.quotes.map((one) => quotePart(one, texts)),
      texts.none,
    ),
    section(
      texts.sections.checkouts,
      data.checkouts.map((one) => checkoutPart(one, texts, language)),
      texts.none,
    ),
    section(texts.sections.balance, [facts(balanceFacts(data, texts), texts)]),
    section(
      texts.sections.sessions,
      data.sessions.map((one) => sessionPart(one, texts)),
      texts.none,
    ),
    section(
      texts.sections.requests,
      data.requests.map((one) => requestPart(one, texts)),
      texts.none,
    ),
    section(
      texts.sections.messages,
      data.messages.map((one) => messagePart(one, texts)),
      texts.none,
    ),
    section(
      texts.sections.carriers,
      data.carriers.map((one) => carrierPart(one, texts, country)),
      texts.none,
    ),
    section(
      texts.sections.partners,
      data.partners.map((one) => partnerPart(one, texts, country)),
      texts.none,
    ),
    section(
      texts.sections.memberships,
      data.memberships.map((one) => membershipPart(one, texts)),
      texts.none,
    ),
    section(
      texts.sections.blocks,
      data.blocks.map((one) => blockPart(one, texts)),
      texts.none,
    ),
  ]
  return markupDocument(markup`
    <html lang=${locale}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${texts.title} · ${brand.name}</title>
        <style ...${verbatim(STYLE)} />
      </head>
      <body><main><h1>${texts.title}</h1><p>${intro}</p>${sections}</main></body>
    </html>`)
}

/** So many bookings are written at a time, some five milliseconds; between them others are answered. */
const SLICE = 40

async function inSlices<T>(items: readonly T[], write: (item: T) => Piece): Promise<Piece[]> {
  const parts: Piece[] = []
  for (const [index, item] of items.entries()) {
    if (index > 0 && index % SLICE === 0) await setImmediate()
    parts.push(write(item))
  }
  return parts
}

function profileFacts({ profile }: AccountExport, { fields, yes, no }: ExportTexts, country: Naming): Facts {
  const phone = [profile.countryCode, profile.phoneNumber].filter(Boolean).join(' ')
  return [
    [fields.firstName, profile.firstName],
    [fields.lastName, profile.lastName],
    [fields.email, profile.email],
    [fields.emailConfirmed, profile.emailConfirmed ? yes : no],
    [fields.pendingEmail, profile.pendingEmail],
    [fields.phone, phone],
    [fields.address, profile.address],
    [fields.zipCode, profile.zipCode],
    [fields.city, profile.city],
    [fields.company, profile.company],
    [fields.vatNumber, profile.vatNumber],
    [fields.country, profile.country && country(profile.country)],
    [fields.dateOfBirth, profile.dateOfBirth],
    [fields.createdAt, time(profile.createdAt)],
    [fields.closesAt, profile.closesAt && time(profile.closesAt)],
  ]
}

function preferenceFacts(
  { preferences }: AccountExport,
  { fields, units }: ExportTexts,
  language: Naming,
): Facts {
  return [
    [fields.language, language(preferences.language)],
    [fields.currency, preferences.currency],
    [fields.distanceUnit, units[preferences.distanceUnit]],
  ]
}

function bookingPart(item: AccountExport['bookings'][number], texts: ExportTexts, country: Naming): Piece {
  const { fields } = texts
  const { booking, attribution } = item
  const own: Facts = [
    [fields.status, texts.statuses[booking.status]],
    [fields.paymentStatus, texts.paymentStatuses[booking.paymentStatus]],
    [fields.bookedAt, time(booking.createdAt)],
    [fields.from, booking.pickupLocation],
    [fields.fromPlace, booking.pickupPlace && placeOf(booking.pickupPlace)],
    [fields.to, booking.destination],
    [fields.toPlace, booking.destinationPlace && placeOf(booking.destinationPlace)],
    [fields.pickup, `${booking.pickupDate} ${booking.pickupTime}`],
    [fields.return, booking.returnDate && `${booking.returnDate} ${booking.returnTime}`],
    [fields.vehicle, booking.vehicleType.name],
    [fields.passengers, booking.passengers],
    [fields.total, euros(booking.totalPriceCents)],
    [fields.phone, booking.contactPhone],
    [fields.notes, booking.specialRequests],
    [fields.travelNumber, booking.travelNumber],
    [fields.nameBoard, booking.nameBoard],
    [fields.pickupAddress, booking.pickupAddress],
    [fields.destinationAddress, booking.destinationAddress],
    [fields.test, booking.isTest ? texts.test : null],
    [fields.extras, extrasOf(booking.extras, texts)],
    [fields.accessLevel, texts.accessLevels[booking.accessLevel]],
    [fields.method, texts.methods[booking.paymentMethod]],
    [fields.prepayment, euros(booking.prepaymentCents)],
    [fields.paid, euros(booking.paidCents)],
    [fields.outstanding, euros(booking.outstandingCents)],
    [fields.dueToCarrier, euros(booking.dueToCarrierCents)],
    [fields.refunded, euros(booking.refundedCents)],
    [fields.lines, booking.lines.map((line) => `${line.description}: ${euros(line.amountCents)}`).join('; ')],
    [fields.promoCode, item.promoCode],
    [fields.attribution, attribution && pairs(attribution)],
    [fields.reasons, item.reasons.join('; ')],
  ]
  const payments = item.payments.map((payment) =>
    facts(
      [
        [fields.startedAt, time(payment.createdAt)],
        [fields.status, texts.attempts[payment.status]],
        [fields.settledAt, payment.settledAt && time(payment.settledAt)],
        [fields.total, euros(payment.amountCents)],
        [fields.payer, payerOf(payment.payer, country)],
      ],
      texts,
    ),
  )
  const changes = item.changes.map((change) => changePart(change, texts))
  const events = facts(
    item.events.map((step) => eventFact(step, texts)),
    texts,
  )
  return written(markup`<article>
    <h3>${booking.bookingNumber}</h3>${facts(own, texts)}
    ${payments.length > 0 && [markup`<h4>${texts.sections.payments}</h4>`, ruled(payments)]}
    <h4>${texts.sections.events}</h4>${events}
    ${changes.length > 0 && [markup`<h4>${texts.sections.changes}</h4>`, ruled(changes)]}
  </article>`)
}

/** With a rule between each and the next. */
const ruled = (parts: Piece[]) => parts.map((part, index) => [index > 0 && markup`<hr />`, part])

function eventFact(
  step: AccountExport['bookings'][number]['events'][number],
  texts: ExportTexts,
): Facts[number] {
  const state = `${texts.statuses[step.toStatus]}, ${texts.paymentStatuses[step.toPaymentStatus]}`
  const money = step.amountCents === null ? '' : ` · ${euros(step.amountCents)}`
  return [time(step.at), `${texts.events[step.kind]} (${texts.actors[step.actor]}): ${state}${money}`]
}

function balanceFacts({ balance }: AccountExport, texts: ExportTexts): Facts {
  return [
    [texts.fields.total, euros(balance.amountCents)],
    ...balance.entries.map((entry): Facts[number] => [
      time(entry.createdAt),
      [texts.movements[entry.kind], euros(entry.amountCents), entry.bookingNumber]
        .filter(Boolean)
        .join(' · '),
    ]),
  ]
}

function sessionPart(session: AccountExport['sessions'][number], texts: ExportTexts): Piece {
  const { fields } = texts
  const list: Facts = [
    [fields.device, device(session.device, texts)],
    [fields.signedInAt, time(session.createdAt)],
    [fields.lastSeenAt, time(session.lastSeenAt)],
  ]
  return markup`<article>${facts(list, texts)}</article>`
}

function requestPart(request: AccountExport['requests'][number], texts: ExportTexts): Piece {
  const { fields } = texts
  const list: Facts = [
    [fields.purpose, texts.purposes[request.purpose]],
    [fields.email, request.email],
    [fields.askedAt, time(request.createdAt)],
    [fields.usedAt, request.usedAt && time(request.usedAt)],
  ]
  return markup`<article>${facts(list, texts)}</article>`
}

function messagePart(message: AccountExport['messages'][number], texts: ExportTexts): Piece {
  const { fields } = texts
  const list: Facts = [
    [fields.sentAt, time(message.createdAt)],
    [fields.writtenBy, message.name],
    [fields.email, message.email],
    [fields.phone, message.phone],
    [fields.booking, message.bookingNumber],
    [fields.subject, message.subject],
    [fields.message, message.message],
  ]
  return markup`<article>${facts(list, texts)}</article>`
}

/** Who paid, without the names that programs give to each part. */
function payerOf(payer: Record<string, string | null>, country: Naming): string {
  const known = Object.entries(payer).filter(([, value]) => value !== null && value !== '')
  return known.map(([name, value]) => (name === 'country' ? country(String(value)) : value)).join(', ')
}

/** A browser as the service names it, `Firefox on Windows`, in the page's language. */
function device(name: string | null, texts: ExportTexts): string | null {
  const [browser, system] = name?.split(' on ', 2) ?? []
  if (!browser || !system) return name
  return texts.device(browser, system)
}
