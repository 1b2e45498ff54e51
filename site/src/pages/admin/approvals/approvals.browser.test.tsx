import type { CallResult } from '@fiacre/sdk'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { refusal } from '../../../app/testing.tsx'
import { adminClient, openAdmin } from '../testing.tsx'

type Approval = CallResult<'listApprovals'>['approvals'][number]

const wanted = (more: Partial<Approval> = {}): Approval => ({
  id: '0198c2e0-5555-7abc-8def-0123456789ab',
  kind: 'booking-refund',
  bookingId: 1042,
  bookingNumber: 'FC-7K2M9Q',
  amountCents: 25_000,
  wish: {
    refund: {
      cancel: null,
      toBalanceCents: 0,
      toCardCents: 25_000,
      reason: 'The driver did not find the hotel.',
    },
  },
  reason: 'The driver did not find the hotel.',
  requestedBy: 'ada@fiacre.example',
  isOwn: false,
  requestedAt: '2026-02-10T09:20:03.000Z',
  expiresAt: '2026-02-13T09:20:03.000Z',
  status: 'open',
  decidedBy: null,
  decidedAt: null,
  note: null,
  others: 1,
  ...more,
})

const open = (approval: Approval) => {
  const client = adminClient()
  client.listApprovals.mockResolvedValue({ approvals: [approval] })
  client.decideApproval.mockResolvedValue({ ...approval, status: 'approved' })
  return { client, opened: openAdmin(client, `/admin?tab=approvals&open=${approval.id}`) }
}

describe('the approvals', () => {
  it('are given by two keys', async () => {
    const { client, opened } = open(wanted())
    const { screen } = await opened
    await expect.element(screen.getByText('The driver did not find the hotel.')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: /^Approve/ })).toBeVisible()
    await userEvent.keyboard('y')
    await expect.element(screen.getByRole('button', { name: /^Yes, do it/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByText('Decided')).toBeVisible()
    expect(client.decideApproval).toHaveBeenCalledWith({
      path: { approvalId: wanted().id },
      body: { decision: 'approve', note: null },
    })
  })

  it('are not given to oneself, and say so where nobody else is there', async () => {
    const { opened } = open(wanted({ isOwn: true, others: 0 }))
    const { screen } = await opened
    await expect.element(screen.getByText('You are the only one who can approve')).toBeInTheDocument()
    await expect
      .element(screen.getByText('You asked for this yourself, so somebody else has to decide.'))
      .toBeVisible()
    await expect.element(screen.getByRole('button', { name: /^Withdraw/ })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: /^Approve/ })).not.toBeInTheDocument()
  })

  it('show what new prices do, and ask for the password before they hold', async () => {
    const value = {
      prices: {
        countries: [{ countryCode: 'CH', startCents: 820, perKmCents: 250 }],
        classes: [{ vehicleTypeId: 1, percent: 100 }],
        extras: { infantCents: 800, childCents: 800, boosterCents: 500, meetAndGreetCents: 900 },
      },
    }
    const present = {
      id: 0,
      validFrom: null,
      value,
      reason: null,
      byEmail: null,
      createdAt: null,
      restoredId: null,
    }
    const { client, opened } = open(
      wanted({
        kind: 'setting',
        bookingId: null,
        bookingNumber: null,
        amountCents: null,
        wish: { setting: { kind: 'prices', value, validFrom: null, restoredId: null } },
        reason: 'Fuel costs more.',
      }),
    )
    client.getSetting.mockResolvedValue({
      setting: { kind: 'prices', present, planned: null },
      versions: [present],
      next: null,
    })
    client.previewSetting.mockResolvedValue({
      rides: [
        { countryCode: 'CH', vehicleTypeId: 1, distanceKm: 97.4, beforeCents: 19_813, afterCents: 25_170 },
      ],
      countries: [],
      unusual: [],
      pages: ['/destinations'],
    })
    client.decideApproval.mockRejectedValueOnce(refusal(403, 'PROOF_NEEDED', 'Please type it again.'))
    client.proveOwner.mockResolvedValue({ message: 'Proven' })
    const { screen } = await opened
    await expect.element(screen.getByText('Fuel costs more.')).toBeVisible()
    await expect.element(screen.getByRole('cell', { name: '+€53.57' })).toBeVisible()
    await userEvent.keyboard('y')
    await expect.element(screen.getByRole('button', { name: /^Yes, do it/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.fill(screen.getByLabelText('Your password'), 'a phrase')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => client.decideApproval.mock.calls.length).toBe(2)
    expect(client.decideApproval.mock.lastCall?.[0].body).toEqual({ decision: 'approve', note: null })
  })
})
