import { expect, it } from 'vitest'
import { renderPayoutStatement } from './payout-statement.ts'
import { readPdf } from './read-pdf.ts'

it('the statement of a carrier tells what was earned, line by line, and what is paid', async () => {
  const input = {
    name: '2026-01-0198C500',
    payee: 'Żółty Taxi Łódź',
    month: '2026-01',
    issuedOn: '2026-02-01',
    paidOn: '2026-02-04',
    objectionsUntil: null,
    ibanEnd: '2957',
    openingCents: -1000,
    earnedCents: 14_712,
    payoutCents: 13_712,
    closingCents: 0,
    pendingCents: 500,
    lines: [{ what: 'Ride FC-7K2M9Q', detail: '80 % of €183.90', amountCents: 14_712 }],
    linesLeftOut: 3,
    link: 'https://fiacre.example/carrier',
  }
  const pdf = await renderPayoutStatement(input)
  const { text } = await readPdf(pdf)
  for (const words of [
    'Żółty Taxi Łódź',
    '80 % of €183.90',
    '€147.12',
    '€137.12',
    'ending in 2957',
    '3 more lines',
    'closed: it is final',
  ])
    expect(text).toContain(words)
  expect(await renderPayoutStatement(input)).toEqual(pdf)
})
