import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { adminBooking, adminClient, openAdmin } from '../testing.tsx'
import type { BookingRecordFacts, TimelineEntry } from '../record/record-reads.ts'

const OPEN = '/admin?tab=bookings&open=1042'

function told(more: Partial<TimelineEntry>): TimelineEntry {
  return {
    at: '2026-02-10T09:20:00.000Z',
    source: 'event',
    code: 'PAID',
    actor: 'gateway',
    byEmail: null,
    byKey: null,
    network: null,
    toEmail: null,
    outcome: null,
    amountCents: null,
    toStatus: 'confirmed',
    before: null,
    after: null,
    words: null,
    isErased: false,
    messageId: null,
    report: null,
    ...more,
  }
}

/** The page of a booking, with what stands beside it. */
async function openRecord(more: Partial<BookingRecordFacts> = {}) {
  const client = adminClient({ bookings: [adminBooking()] })
  const known = await client.getBookingRecord({ path: { bookingId: 1042 } })
  client.getBookingRecord.mockResolvedValue({ ...known, ...more })
  return { client, ...(await openAdmin(client, OPEN)) }
}

beforeEach(async () => {
  await page.viewport(1440, 900)
})

describe('the page of a booking', () => {
  it('tells what happened, by whom, from where, and what became of a mail', async () => {
    const by = { actor: 'administrator', byEmail: 'anna@fiacre.example', network: '192.0.2.1' } as const
    const { screen } = await openRecord({
      timeline: [
        told({ source: 'note', code: 'note', ...by, words: 'Called at 9.' }),
        told({ source: 'mail', code: 'receipt', toEmail: 'maria@example.com', outcome: 'given-up' }),
        told({ amountCents: 18_390 }),
        told({
          source: 'driver',
          code: 'no-show',
          actor: null,
          at: '2026-02-14T14:31:00.000Z',
          report: {
            leg: 'outbound',
            receivedAt: '2026-02-14T15:02:00.000Z',
            outcome: 'taken',
            metersAway: 120,
            lacks: ['contact', 'late'],
          },
        }),
      ],
    })
    const story = screen.getByRole('region', { name: 'What happened' })
    await expect.element(story.getByText('Called at 9.')).toBeVisible()
    await expect.element(story.getByText(/anna@fiacre.example · 192.0.2.1/)).toBeVisible()
    await expect.element(story.getByText('Given up')).toBeVisible()
    await expect.element(story.getByText(/to maria@example.com/)).toBeVisible()
    await expect.element(story.getByText('Payment received · €183.90')).toBeVisible()
    await expect.element(story.getByText('Driver: “nobody came”')).toBeVisible()
    await expect
      .element(story.getByText(/by the phone’s clock · came .+ 120 m from the meeting point/))
      .toBeVisible()
    await expect
      .element(story.getByText(/an attempt to reach the traveller from there, evidence told in time/))
      .toBeVisible()
  })

  it('records a transfer of more than is due once somebody says where the rest goes', async () => {
    const { client, screen } = await openRecord()
    client.recordPayment.mockResolvedValue(adminBooking())
    const part = screen.getByRole('region', { name: 'Record a bank transfer' })
    await userEvent.fill(part.getByRole('textbox', { name: 'Amount' }), '130.96')
    const record = part.getByRole('button', { name: 'Record €130.96' })
    await expect.element(record).toBeDisabled()
    await userEvent.click(part.getByRole('checkbox', { name: /€20.00 is more than is due/ }))
    await userEvent.click(record)
    await expect
      .poll(() => client.recordPayment.mock.lastCall?.[0].body)
      .toEqual({
        amountCents: 13_096,
        note: null,
        acceptExcess: true,
      })
  })

  it('keeps a note, and sends a mail again', async () => {
    const { client, screen } = await openRecord({ mails: ['receipt'] })
    await userEvent.fill(screen.getByRole('textbox', { name: 'Note for colleagues' }), 'Talks French.')
    await userEvent.click(screen.getByRole('button', { name: 'Keep the note' }))
    await expect
      .poll(() => client.addBookingNote.mock.lastCall?.[0])
      .toMatchObject({ path: { bookingId: 1042 }, body: { text: 'Talks French.' } })
    await userEvent.click(screen.getByText('Send a mail again'))
    await userEvent.click(screen.getByRole('button', { name: 'Receipt' }))
    await expect
      .poll(() => client.sendBookingMail.mock.lastCall?.[0])
      .toMatchObject({ body: { mail: 'receipt' } })
  })

  it('changes for the traveller what was seen, with who asked for it', async () => {
    const { client, screen } = await openRecord()
    client.previewChangeOnBehalf.mockResolvedValue({
      bookingId: 1042,
      canChange: true,
      message: null,
      refusal: null,
      deadline: null,
      totalBeforeCents: 18_390,
      totalAfterCents: 19_190,
      differenceCents: 800,
      toPayCents: 800,
      creditCents: 0,
      dueToCarrierCents: 0,
      balanceCents: 0,
      currency: 'EUR',
      lines: [],
    })
    await userEvent.click(screen.getByText('Change for the traveller'))
    await userEvent.fill(screen.getByRole('spinbutton', { name: 'Child seats' }), '1')
    await userEvent.click(screen.getByRole('button', { name: 'See what it costs' }))
    await expect.element(screen.getByText('€8.00 is asked of the traveller by mail.')).toBeVisible()
    await userEvent.fill(screen.getByRole('textbox', { name: /Who asked for it/ }), 'Maria called.')
    await userEvent.click(screen.getByRole('button', { name: 'Change the booking' }))
    await expect
      .poll(() => client.changeOnBehalf.mock.lastCall?.[0]?.body)
      .toMatchObject({
        extras: { childSeats: { child: 1 } },
        reason: 'Maria called.',
        expectedDifferenceCents: 800,
      })
  })
})
