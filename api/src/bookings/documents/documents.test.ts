import { describe, expect, it } from 'vitest'
import { atLength } from '../../../test/support/at-length.ts'
import { documentLanguage } from './document-languages.ts'
import { documentSample } from './document-samples.ts'
import { readPdf } from './read-pdf.ts'
import { renderReceipt } from './receipt.ts'
import { PAGE } from './sheet.ts'
import { renderVoucher } from './voucher.ts'

const { trip, money, person } = documentSample
const receiptInput = { ...documentSample, issuedOn: '2026-11-22', number: 'R-2026-000123' }

/** Blanks are the typesetter's: a sum may stand in two pieces. */
const squeezed = (text: string) => text.replaceAll(/\s/g, '')

type Pages = Awaited<ReturnType<typeof readPdf>>['pages']

function expectInsideMargins(pages: Pages): void {
  for (const { text, left, right, baseline } of pages.flat()) {
    expect(left, text).toBeGreaterThanOrEqual(PAGE.left - 0.5)
    expect(right, text).toBeLessThanOrEqual(PAGE.width - PAGE.right + 0.5)
    expect(baseline, text).toBeGreaterThan(20)
    expect(baseline, text).toBeLessThan(PAGE.height - PAGE.top + 1)
  }
}

/** Two texts on one page whose letters would touch. */
function overlaps(pages: Pages): string[] {
  return pages.flatMap((items) =>
    items.flatMap((one, index) =>
      items
        .slice(index + 1)
        .filter(
          (other) =>
            Math.abs(one.baseline - other.baseline) < 6 &&
            one.left < other.right - 0.5 &&
            other.left < one.right - 0.5,
        )
        .map((other) => `${one.text} / ${other.text}`),
    ),
  )
}

// German and Bulgarian are among those below.
describe.each(atLength(['en', 'de', 'pl', 'el', 'bg'], ['en', 'pl', 'el']))('documents in %s', (language) => {
  const { tag, t } = documentLanguage(language)

  it('are receipts that tell who pays whom, tagged for screen readers', async () => {
    const pdf = await readPdf(await renderReceipt(receiptInput, language))
    expect(pdf).toMatchObject({ tagged: true, language: tag, title: `${t('receipt.title')} R-2026-000123` })
    expect(pdf.roles.slice(0, 6)).toEqual(['Root', 'Document', 'P', 'H1', 'P', 'Figure'])
    expect(new Set(pdf.roles)).toEqual(new Set('Root Document P H1 H2 Figure Table TR TH TD'.split(' ')))
    expect(pdf.alts).toEqual([expect.stringContaining(trip.link)])
    const euros = new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR' })
    for (const cents of [money.totalCents, money.paidCents, money.dueToCarrierCents, -2000]) {
      expect(squeezed(pdf.text)).toContain(squeezed(euros.format(cents / 100)))
    }
    for (const said of [
      t('receipt.contract'),
      t('receipt.noInvoice'),
      person.name,
      'Großmann & Töchter GmbH',
      'DE811569869',
    ]) {
      expect(squeezed(pdf.text)).toContain(squeezed(said))
    }
    expectInsideMargins(pdf.pages)
  })

  it('are vouchers with both ways, the name board and the waiting times of the policy', async () => {
    const pdf = await readPdf(await renderVoucher(documentSample, language))
    expect(pdf).toMatchObject({ tagged: true, language: tag })
    expect(pdf.roles.filter((role) => role === 'H1')).toHaveLength(1)
    const said = [
      trip.pickupLocation,
      trip.destination,
      // What signs call the airport.
      'Lotnisko Kraków',
      'Familie Großmann',
      t('voucher.out'),
      t('voucher.back'),
      t('voucher.late'),
      `${t('voucher.support')} · ${t(`tariff.${trip.accessLevel}`)}`,
    ]
    for (const part of said) expect(squeezed(pdf.text)).toContain(squeezed(part))
    const minutes = new Intl.NumberFormat(tag, { style: 'unit', unit: 'minute', unitDisplay: 'long' })
    expect(squeezed(pdf.text)).toContain(squeezed(`${trip.pickupLocation}: ${minutes.format(60)}`))
    expectInsideMargins(pdf.pages)
    expect(overlaps(pdf.pages)).toEqual([])
  })
})

describe('documents', () => {
  it('say of a car by the hour how long it is had, and nothing of a way', async () => {
    const hire = {
      ...trip,
      returnDate: null,
      returnTime: null,
      returnAt: null,
      durationHours: 4,
      distanceKm: 120,
    }
    const voucher = await readPdf(await renderVoucher({ trip: hire, money, person }, 'en'))
    const receipt = await readPdf(await renderReceipt({ ...receiptInput, trip: hire }, 'en'))
    for (const { pages, text } of [voucher, receipt]) {
      expect(squeezed(text)).toContain(squeezed('By the hour'))
      expect(squeezed(text)).toContain(squeezed('4 h, 120 km included'))
      expect(squeezed(text)).not.toContain(squeezed(trip.destination))
      expect(overlaps(pages)).toEqual([])
    }
  })

  it('are the same bytes for the same booking', async () => {
    expect(await renderReceipt(receiptInput, 'el')).toEqual(await renderReceipt(receiptInput, 'el'))
    expect(await renderVoucher(documentSample, 'bg')).toEqual(await renderVoucher(documentSample, 'bg'))
  })

  it('are read in their own letters, though a typeface draws those of another script alike', async () => {
    await renderReceipt(receiptInput, 'el')
    const { text } = await readPdf(await renderReceipt(receiptInput, 'bg'))
    for (const said of ['Фирма', 'Пътник', 'Гринуич']) expect(text).toContain(said)
  })

  it('say at the top that a booking is a test or cancelled, and then ask for no money', async () => {
    const cancelled = { ...trip, status: 'cancelled' as const, isTest: true }
    const pdf = await readPdf(await renderVoucher({ trip: cancelled, money, person }, 'en'))
    expect(pdf.text).toContain('This booking is cancelled. The ride will not take place.')
    expect(pdf.text).toContain('Test booking. No ride will take place.')
    expect(pdf.text).not.toContain('To pay to the driver')
  })

  it.each(['en', 'de', 'pl'])(
    'keep on one page the voucher of one way with meet and greet, a long name and money for the driver, in %s',
    async (language) => {
      const usual = {
        ...trip,
        returnDate: null,
        returnTime: null,
        returnAt: null,
        childSeats: null,
        notes: null,
        accessLevel: 'saver' as const,
        nameBoard: 'Familie Schwarzenberger-Großmann und Freunde aus Wien',
        vehicleDescription: 'An executive saloon for up to four, with room for two or three large suitcases.',
      }
      const { pages } = await readPdf(await renderVoucher({ trip: usual, money, person }, language))
      expect(pages).toHaveLength(1)
    },
  )

  it('describe the vehicle in English alone, which is the language of its description', async () => {
    for (const [language, isDescribed] of [
      ['en', true],
      ['pl', false],
    ] as const) {
      for (const bytes of [
        await renderReceipt(receiptInput, language),
        await renderVoucher(documentSample, language),
      ]) {
        const { text } = await readPdf(bytes)
        expect(text).toContain(trip.vehicle)
        expect(squeezed(text).includes(squeezed(trip.vehicleDescription))).toBe(isDescribed)
      }
    }
  })

  it('are no receipts when the lines do not add up', async () => {
    const off = { ...money, totalCents: money.totalCents + 1 }
    await expect(renderReceipt({ ...receiptInput, money: off }, 'en')).rejects.toThrow('lines come to 41350')
  })

  it('break into pages, each with the booking at its foot, whatever was typed', async () => {
    const word = 'W'.repeat(1000)
    const hostile = {
      ...trip,
      pickupLocation: `<b>&amp;</b> \u202Eevil\u2066 😀👩🏽‍🚀 ${'Łódź '.repeat(40)}`,
      destination: word,
      nameBoard: `${'Ж'.repeat(90)} 北京 \u0000\u0007(\\)`,
      notes: `${word}\n${'x\n'.repeat(80)}\uD800 end of notes`,
      vehicle: '{brand} {nothing} $& $1',
    }
    const lines = Array.from({ length: 30 }, (_, index) => ({
      label: `${index} ${'Sonderausstattungsposten'.repeat(8)}`,
      amountCents: 100,
    }))
    const total = { ...money, lines, totalCents: 3000 }
    for (const bytes of [
      await renderVoucher({ trip: hostile, money: total, person }, 'de'),
      await renderReceipt({ ...receiptInput, trip: hostile, money: total }, 'de'),
    ]) {
      const { pages, text } = await readPdf(bytes)
      expect(pages.length).toBeGreaterThan(2)
      for (const [index, items] of pages.entries()) {
        const foot = items.filter(({ baseline }) => baseline < PAGE.bottom).map((item) => item.text)
        expect(foot.join(' ')).toContain(trip.bookingNumber)
        expect(foot.join(' ')).toContain(`${index + 1} / ${pages.length}`)
      }
      expectInsideMargins(pages)
      expect(overlaps(pages)).toEqual([])
      expect(text).toContain('<b>&amp;</b> evil')
      expect(text).toContain('{brand} {nothing} $& $1')
    }
  })
})
