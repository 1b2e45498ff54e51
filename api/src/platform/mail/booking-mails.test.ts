import { LANGUAGES } from '@fiacre/sdk/rules'
import { describe, expect, it } from 'vitest'
import { mailLanguage, MAIL_LANGUAGES } from './mail-languages.ts'
import { mailForAnyone } from './mail-for-anyone.ts'
import { mailSamples } from './mail-samples.ts'
import { renderMail } from './render-mail.ts'
import type { BookingSummary, CancellationReason, Mail } from './mail.ts'
import { storedMail } from './stored-mail.ts'
import { writtenDate, writtenMoney } from '../localisation/written-values.ts'

const samples = mailSamples('https://fiacre.example')
const paid = samples['booking-paid']
const text = (mail: Mail, language = 'en') => renderMail(mail, language).text
const having = (change: Partial<BookingSummary>): Mail => ({
  ...paid,
  booking: { ...paid.booking, ...change },
})

const REASONS: readonly CancellationReason[] = [
  'traveller',
  'company',
  'carrier',
  'no-show',
  'unpaid',
  'account-closed',
]

describe.each(MAIL_LANGUAGES)('every mail about a booking, in %s,', (code) => {
  const language = mailLanguage(code)
  const { t } = language

  it('says what the driver gets on the day, and says nothing of it when that is nothing', () => {
    for (const mail of Object.values(samples)) {
      // Once the ride is over there is nothing to get any more.
      if (!('booking' in mail) || mail.kind === 'rate-ride') continue
      const owing = (dueToCarrierCents: number): Mail => ({
        ...mail,
        booking: { ...mail.booking, dueToCarrierCents },
      })
      const due = writtenMoney(98_765, language)
      const said = text(owing(98_765), code)
      expect(said, mail.kind).toContain(t('money.dueOnTheDay', { due }))
      expect(said, mail.kind).toMatch(
        new RegExp(`^${t('label.dueToDriver')}: .*${due.replaceAll('.', '\\.')}$`, 'm'),
      )
      if (mail.kind === 'booking-changed') continue
      expect(text(owing(0), code), mail.kind).not.toContain(t('label.dueToDriver'))
    }
  })

  it('gives every reason of a cancellation', () => {
    for (const reason of REASONS) {
      const mail = { ...samples['booking-cancelled'], reason }
      expect(text(mail, code)).toContain(t(`cancellation.${reason}`))
    }
  })
})

describe('a mail about a booking', () => {
  it('tells all that the driver has to know, in the words of the language', () => {
    for (const line of [
      'Flight or train: LX 2804',
      'Suitcases: 4',
      'Hand luggage: 6',
      'Infant seats (0–13 kg): 1',
      'Booster seats (15–36 kg): 2',
      'Meet and greet: included',
      'Name on the board: Ada Lovelace',
      'Fare: Flexible',
      'Notes to the driver: Two pairs of skis.',
      'Paid: €180.78',
      'To the driver on the day: €421.80',
    ]) {
      expect(text(paid)).toContain(`\n${line}`)
    }
    expect(text(paid)).not.toContain('Child seats')
    expect(text(having({ vehicle: 'Minibus' }), 'de')).toContain('Fahrzeug: Minibus')
    expect(text(samples.receipt, 'el')).toContain('Κατηγορία Van')
  })

  it('says how long a car by the hour is had, where a destination stands otherwise', () => {
    const hire = having({ durationHours: 4, includedKm: 120 })
    expect(text(hire)).toContain('By the hour: 4 h, 120 km included')
    expect(text(hire, 'de')).toContain('Stundenweise: 4 Std., 120 km inklusive')
    expect(text(hire)).not.toMatch(/^To: /m)
    const changes = [{ field: 'hours' as const, before: '4', after: '6' }]
    expect(text({ ...samples['booking-changed'], changes })).toContain('Hours: 4 → 6')
  })

  it('asks for the flight and for the address in a town while they are not told', () => {
    const asks = [/^Which flight do you come with\?/m, /^Where exactly in Chamonix\?/m]
    const open = text(having({ travelNumber: null, destinationAddress: null }))
    const hidden = text(mailForAnyone(having({ travelNumber: 'LX 1', destinationAddress: 'Hotel' })))
    for (const asked of asks) {
      expect(open).toMatch(asked)
      expect(text(paid)).not.toMatch(asked)
      expect(hidden).not.toMatch(asked)
    }
    expect(text(paid)).toContain(
      '\nTo: Chamonix-Mont-Blanc, France · Hotel Les Aiglons, 270 Avenue de Courmayeur',
    )
  })

  it('is silent on what is empty', () => {
    const said = text(having({ extras: {}, travelNumber: null, nameBoard: null, notes: ' ', paidCents: 0 }))
    expect(said).not.toMatch(/^(Flight|Suitcases|Hand|Infant|Booster|Meet|Name|Notes|Paid|Still)/m)
  })

  it('leads to the documents, unless the account is closed', () => {
    const link = 'https://fiacre.example/booking?booking=1'
    for (const kind of ['booking-paid', 'receipt', 'booking-changed', 'booking-cancelled'] as const) {
      expect(text(samples[kind]), kind).toContain(`(sign in to see them):\n${link}\n`)
    }
    expect(text({ ...samples['booking-cancelled'], reason: 'account-closed' })).not.toContain('sign in')
  })

  it('counts hours to 24 and the first of a month as the language does', () => {
    const of = (code: string) => writtenDate('2031-03-01 14:30', mailLanguage(code))
    expect(of('fr')).toMatch(/^1er mars 2031 .*14:30$/)
    expect(of('el')).toMatch(/^1η Μαρτίου 2031 .*14:30$/)
    expect(of('de')).toMatch(/^1\. März 2031/)
    expect(writtenDate('2031-03-11', mailLanguage('fr'))).toBe('11 mars 2031')
    for (const code of MAIL_LANGUAGES) expect(of(code), code).toMatch(/14[:.]30/)
  })
})

describe('a mail that waits in the outbox since an earlier version', () => {
  it('can be written still, without what it does not know', () => {
    const { bookingNumber, pickupLocation, destination, pickupLocalTime, vehicle, passengers, totalCents } =
      paid.booking
    const old = {
      bookingNumber,
      pickupLocation,
      destination,
      pickupLocalTime,
      vehicle,
      passengers,
      totalCents,
    }
    const booking = { ...old, returnLocalTime: null } as BookingSummary
    const waiting: Mail = {
      kind: 'receipt',
      firstName: 'Ada',
      link: paid.link,
      booking,
      receipt: samples.receipt.receipt,
    }
    const said = text(storedMail(waiting))
    expect(said).toContain('Total: €602.58')
    expect(said).not.toMatch(/undefined|NaN|^Suitcases|driver on the day/m)
    expect(storedMail(paid)).toEqual(paid)
  })
})

it('a mail to whoever travels on a partner’s invoice names no price, in any language', () => {
  const kinds = ['booking-paid', 'booking-changed', 'booking-cancelled'] as const
  for (const { code } of LANGUAGES)
    for (const kind of kinds) {
      const mail = samples[kind]
      const on = {
        ...mail,
        booking: { ...mail.booking, dueToCarrierCents: 0, isGuests: true, isOnInvoice: true },
      }
      const told = kind === 'booking-cancelled' ? { ...on, cardCents: 0 } : { ...on, dueBeforeCents: 0 }
      expect(text(told as Mail, code), `${kind} ${code}`).not.toMatch(/€|EUR/)
    }
})

describe('a mail with bank details', () => {
  const mail = samples['bank-transfer']

  it('groups the account’s number and names the reference and the amount', () => {
    for (const line of [
      'IBAN: DE89 3704 0044 0532 0130 00',
      'BIC: COBADEFFXXX',
      'Reference: FC-7K2M9P',
      'Amount: €602.58',
    ]) {
      expect(text(mail)).toContain(`\n${line}\n`)
    }
  })

  it('warns of an example account, and of no other', () => {
    const real = { ...mail, transfer: { ...mail.transfer, isExample: false, bic: null, bankName: null } }
    expect(text(mail)).toContain('Please send no money to it.')
    expect(text(real)).not.toMatch(/example account|BIC|Bank:|null/)
  })
})

describe('a mail about a change', () => {
  const mail = samples['booking-changed']

  it('puts what was beside what is', () => {
    for (const line of [
      'Pickup (local time): 3 February 2031 at 13:00 → 3 February 2031 at 14:30',
      'Passengers: 5 → 6',
      'Flight or train: – → LX 2804',
      'Suitcases: 3 → 4',
      'Booster seats (15–36 kg): – → 2',
      'Total: €562.98 → €602.58',
      'To the driver on the day: €394.08 → €421.80',
      'The difference of €11.88 is paid.',
    ]) {
      expect(text(mail)).toContain(line)
    }
    expect(text(mail)).not.toMatch(/^(Hand luggage|Meet and greet): .*→/m)
  })

  it('says what went to the balance, and nothing of money where none moved', () => {
    const less = { ...mail, differenceCents: -2_000, chargedCents: 0, creditedCents: 2_000 }
    expect(text(less)).toContain('We added €20.00 to your account balance')
    expect(text(less)).toContain('See my balance:\nhttps://fiacre.example/balance\n')
    const none = {
      ...less,
      differenceCents: 0,
      creditedCents: 0,
      dueBeforeCents: mail.booking.dueToCarrierCents,
    }
    expect(text(none)).not.toMatch(/balance|difference|Total: .*→|driver on the day: .*→/)
  })

  it('says classes and tariffs by their names, and a return that is no more', () => {
    const changes = [
      { field: 'vehicle' as const, before: 'Van', after: 'Minibus' },
      { field: 'accessLevel' as const, before: 'saver', after: 'flexible' },
      { field: 'return' as const, before: '2031-02-10 09:15', after: null },
      { field: 'destinationAddress' as const, before: null, after: 'Hotel Les Aiglons' },
    ]
    const said = text({ ...mail, changes }, 'de')
    for (const line of [
      'Fahrzeug: Van → Minibus',
      'Tarif: Saver → Flexible',
      'Rückfahrt (Ortszeit): 10. Februar 2031 um 09:15 → –',
      'Adresse am Zielort: – → Hotel Les Aiglons',
    ])
      expect(said).toContain(line)
  })
})

describe('a receipt', () => {
  it('says what was paid now, in all, and what the driver gets', () => {
    const { receipt, booking } = samples.receipt
    const second = {
      ...samples.receipt,
      receipt: { ...receipt, method: 'balance' as const, paidCents: 1_188 },
    }
    const said = text({ ...second, booking: { ...booking, paidCents: 18_078 } })
    expect(said).toContain('We received €11.88 for your transfer')
    for (const line of [
      'Paid by: Account balance',
      'Child seats: €36.00',
      'Meet and greet: €18.00',
      'Flexible fare: €54.78',
      'Total: €602.58',
      'Paid: €180.78',
      'To the driver on the day: €421.80',
    ]) {
      expect(said).toContain(`\n${line}\n`)
    }
    const mixed = { ...samples.receipt, receipt: { ...receipt, balanceCents: 1_000, paidCents: 3_000 } }
    expect(text(mixed)).toContain('\nPaid by: Account balance €10.00, Card €20.00\n')
    const { paidCents: _, ...without } = receipt
    expect(text({ ...samples.receipt, receipt: without })).toContain('We received €180.78')
  })
})
