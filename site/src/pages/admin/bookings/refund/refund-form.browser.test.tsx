import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { adminBooking, adminClient, openAdmin, REFUND_PREVIEW } from '../../testing.tsx'

const PAID = adminBooking({ status: 'confirmed', paymentStatus: 'completed', paidCents: 11_096 })
const PATH = '/admin?tab=bookings&open=1042'

describe('cancel or refund', () => {
  it('says beside the form what it does, in the books too, and then does just that', async () => {
    await page.viewport(1440, 900)
    const client = adminClient({ bookings: [PAID] })
    client.refundBooking.mockResolvedValue({ outcome: 'done', booking: PAID, approvalId: null })
    const { screen } = await openAdmin(client, PATH)
    const part = screen.getByRole('region', { name: 'Cancel or refund' })
    await userEvent.selectOptions(part.getByRole('combobox', { name: 'What happens' }), 'carrier')
    client.getAdminBooking.mockResolvedValue({ ...PAID, status: 'cancelled' })
    await userEvent.fill(part.getByRole('textbox', { name: 'To the account balance (€)' }), '60.96')
    await userEvent.fill(part.getByRole('textbox', { name: 'Back to the card (€)' }), '50')
    await expect.element(part.getByText('refunds:to-cards')).toBeVisible()
    await expect.element(part.getByText('That the booking is cancelled, and what comes back')).toBeVisible()
    await userEvent.click(part.getByRole('button', { name: 'Cancel the booking' }))
    await expect
      .element(screen.getByText('The money is on its way, and the traveller is written to.'))
      .toBeVisible()
    expect(client.refundBooking.mock.lastCall?.[0]).toMatchObject({
      body: { cancel: { cause: 'carrier' }, toBalanceCents: 6_096, toCardCents: 5_000, reason: null },
    })
    // What stands beside it follows, and offers no way back by a slip.
    const stands = screen.getByRole('region', { name: 'Where it stands' })
    await expect.element(stands.getByRole('combobox', { name: 'Booking' })).toHaveValue('cancelled')
    await expect.element(stands.getByRole('button', { name: 'Update status' })).toBeDisabled()
  })

  it('gives back what the terms give, unless another sum is typed, and asks nothing while nothing is said', async () => {
    const client = adminClient({ bookings: [PAID] })
    const { screen } = await openAdmin(client, PATH)
    const part = screen.getByRole('region', { name: 'Cancel or refund' })
    await expect
      .element(part.getByText('Say how much goes back, and what it does stands here.'))
      .toBeVisible()
    expect(client.previewBookingRefund).not.toHaveBeenCalled()
    await userEvent.selectOptions(part.getByRole('combobox', { name: 'What happens' }), 'traveller')
    const given = (REFUND_PREVIEW.terms.policyCents / 100).toFixed(2)
    const balance = part.getByRole('textbox', { name: 'To the account balance (€)' })
    await expect.element(balance).toHaveValue(given)
    await userEvent.fill(balance, '10')
    await expect.element(balance).toHaveValue('10')
  })

  it('asks a second person, with a reason, where it is too much for one', async () => {
    const client = adminClient({ bookings: [PAID] })
    const terms = { ...REFUND_PREVIEW.terms, isWithinPolicy: false, needsReason: true, needsApproval: true }
    client.previewBookingRefund.mockResolvedValue({
      ...REFUND_PREVIEW,
      terms,
      status: 'confirmed',
      mails: ['refund'],
    })
    client.refundBooking.mockResolvedValue({ outcome: 'requested', booking: PAID, approvalId: 'an-approval' })
    const { screen } = await openAdmin(client, PATH)
    const part = screen.getByRole('region', { name: 'Cancel or refund' })
    await userEvent.fill(part.getByRole('textbox', { name: 'To the account balance (€)' }), '90')
    await expect.element(part.getByText('A second person has to agree')).toBeVisible()
    const ask = part.getByRole('button', { name: 'Ask a second person' })
    await expect.element(ask).toBeDisabled()
    await userEvent.fill(part.getByRole('textbox', { name: 'Reason' }), 'Two hours late.')
    await userEvent.click(ask)
    await expect
      .element(screen.getByText('Nothing has moved yet: somebody else has to agree first.'))
      .toBeVisible()
  })
})
