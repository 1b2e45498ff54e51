import { expect, it } from 'vitest'
import { documentSample } from './document-samples.ts'
import { renderEvidence } from './evidence.ts'
import { readPdf } from './read-pdf.ts'

const at = new Date('2031-01-28T09:12:00Z')
const input = {
  ...documentSample,
  dispute: {
    id: 'dp_1',
    reason: 'product_not_received',
    amountCents: 18_078,
    openedAt: at,
    evidenceDueBy: at,
  },
  bookedAt: at,
  termsVersion: 3,
  termsLink: 'https://fiacre.example/terms',
  steps: [{ at, what: 'paid (confirmed)', amountCents: 18_078 }],
  mails: [{ at, kind: 'booking-paid', wasSent: true }],
  issuedOn: '2031-03-01',
}

it('the evidence tells a bank what was booked, agreed to, paid, and written', async () => {
  const pdf = await renderEvidence(input)
  const text = JSON.stringify(await readPdf(pdf))
  for (const part of [
    'dp_1',
    'product_not_received',
    'version 3',
    '28 January 2031, 09:12 UTC',
    'paid (confirmed)',
    'booking-paid',
  ])
    expect(text).toContain(part)
  expect((await renderEvidence(input)).equals(pdf)).toBe(true)
})
