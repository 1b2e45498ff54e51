import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { MARIA, refusal } from '../../app/testing.tsx'
import { adminBooking, adminClient, CLIENT, openAdmin, review } from './testing.tsx'

const BOOKINGS = '/admin?tab=bookings'

beforeEach(async () => {
  await page.viewport(1440, 900)
})

describe('who comes in', () => {
  it('is told "Access Denied" who is no administrator, and the service is not asked', async () => {
    const client = adminClient()
    client.getSession.mockResolvedValue(MARIA)
    const { screen } = await openAdmin(client)
    await expect.element(screen.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
    expect(client.getAdminStats).not.toHaveBeenCalled()
  })

  it('signs in first, and comes back', async () => {
    const client = adminClient()
    client.getSession.mockRejectedValue(refusal(401, 'UNAUTHORIZED', 'Please sign in.'))
    const { history } = await openAdmin(client, BOOKINGS)
    await expect.poll(() => history.at(-1)).toBe('/login?next=%2Fadmin%3Ftab%3Dbookings')
  })

  it('sees the figures', async () => {
    const { screen } = await openAdmin()
    for (const figure of ['100', '7', '€18,390.00', '64', '2'])
      await expect.element(screen.getByRole('definition').filter({ hasText: figure }).first()).toBeVisible()
  })
})

describe('today', () => {
  it('says why something waits, until when, and leads there', async () => {
    const until = new Date(Date.now() + 5.5 * 3_600_000).toISOString()
    const task = {
      kind: 'pickup',
      id: '1042',
      subject: 'FC-7K2M9Q',
      about: 'Geneva Airport – Chamonix',
      detail: ['unpaid', 'flight'],
      since: '2026-02-10T09:00:00.000Z',
      until,
      bookingId: 1042,
    } as const
    const { screen, history } = await openAdmin(
      adminClient({ tasks: [{ ...task, detail: [...task.detail] }] }),
    )
    await expect.element(screen.getByText('Not paid yet. The flight is not known.')).toBeVisible()
    await expect.element(screen.getByText('Geneva Airport – Chamonix')).toBeVisible()
    await expect.element(screen.getByText(/^5 hours left/)).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: 'Open booking' }))
    expect(history.at(-1)).toBe('/admin?tab=bookings&open=1042')
  })

  it('says so when nothing waits', async () => {
    const { screen } = await openAdmin()
    await expect.element(screen.getByRole('heading', { name: 'Nothing waits for you' })).toBeVisible()
  })
})

describe('the bookings', () => {
  it('are asked for as the address says', async () => {
    const client = adminClient({ bookings: [adminBooking()] })
    const { screen } = await openAdmin(client, `${BOOKINGS}&q=maria&status=pending&class=Van&sort=soonest`)
    await expect.element(screen.getByRole('link', { name: 'FC-7K2M9Q' })).toBeVisible()
    const query = { q: 'maria', status: 'pending', vehicleClass: 'Van', sort: 'soonest', limit: 50 }
    expect(client.listAllBookings.mock.lastCall?.[0]).toMatchObject({ query })
  })

  it('follow the typing once it rests, and the address keeps it', async () => {
    const client = adminClient({ bookings: [adminBooking()] })
    const { screen, history } = await openAdmin(client, BOOKINGS)
    await userEvent.fill(screen.getByRole('searchbox'), 'chamonix')
    await expect.poll(() => history.at(-1)).toBe('/admin?tab=bookings&q=chamonix')
    await expect
      .poll(() => client.listAllBookings.mock.lastCall?.[0])
      .toMatchObject({ query: { q: 'chamonix' } })
  })

  it('open over the list, which is there again when they close', async () => {
    const { screen, history } = await openAdmin(adminClient({ bookings: [adminBooking()] }), BOOKINGS)
    await userEvent.click(screen.getByRole('link', { name: 'FC-7K2M9Q' }))
    await expect.element(screen.getByRole('dialog', { name: 'Booking FC-7K2M9Q' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
    expect(history.at(-1)).toBe(BOOKINGS)
    await expect.element(screen.getByRole('link', { name: 'FC-7K2M9Q' })).toBeVisible()
  })

  it('go to the next one and back by the arrow keys', async () => {
    const bookings = [adminBooking(), adminBooking({ id: 1041, bookingNumber: 'FC-AAAAAA' })]
    const { screen } = await openAdmin(adminClient({ bookings }), `${BOOKINGS}&open=1042`)
    await expect.element(screen.getByRole('dialog', { name: 'Booking FC-7K2M9Q' })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Next' })).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(screen.getByRole('dialog', { name: 'Booking FC-AAAAAA' })).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(screen.getByRole('dialog', { name: 'Booking FC-7K2M9Q' })).toBeVisible()
  })

  it('take another status only where it differs, say before what that does, and after that it is done', async () => {
    const paid = adminBooking({ status: 'confirmed', paymentStatus: 'completed', paidCents: 11_096 })
    const client = adminClient({ bookings: [paid] })
    client.setBookingStatus.mockResolvedValue({ ...paid, status: 'cancelled' })
    const { screen } = await openAdmin(client, `${BOOKINGS}&open=1042`)
    const dialog = screen.getByRole('dialog')
    const update = dialog.getByRole('button', { name: 'Update status' })
    await expect.element(update).toBeDisabled()
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Booking' }), 'cancelled')
    await expect.element(dialog.getByText('€110.96 goes back to the traveller’s balance.')).toBeVisible()
    await expect.element(dialog.getByText('The traveller is written to.')).toBeVisible()
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Whose doing' }), 'carrier')
    await userEvent.click(update)
    await expect.element(screen.getByText('Booking Updated')).toBeVisible()
    expect(client.setBookingStatus).toHaveBeenCalledWith({
      path: { bookingId: 1042 },
      body: { status: 'cancelled', cause: 'carrier', note: null },
      ifMatch: undefined,
    })
  })

  it('say when somebody else was quicker, how it stands now, and do it on top by another press', async () => {
    const paid = adminBooking({ status: 'confirmed', paymentStatus: 'completed', paidCents: 11_096 })
    const client = adminClient({ bookings: [paid] })
    client.setBookingStatus.mockRejectedValueOnce(refusal(412, 'PRECONDITION_FAILED', 'Changed meanwhile.'))
    const { screen } = await openAdmin(client, `${BOOKINGS}&open=1042`)
    const dialog = screen.getByRole('dialog')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Booking' }), 'completed')
    const now = { ...paid, status: 'in-progress' as const }
    client.getAdminBooking.mockResolvedValue(now)
    client.setBookingStatus.mockResolvedValue({ ...now, status: 'completed' })
    await userEvent.click(dialog.getByRole('button', { name: 'Update status' }))
    await expect.element(dialog.getByText(/^It is In progress now, its payment Paid\./)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Update all the same' }))
    await expect.element(screen.getByText('Booking Updated')).toBeVisible()
  })

  it('say when an update failed', async () => {
    const client = adminClient({ bookings: [adminBooking()] })
    client.setBookingStatus.mockRejectedValue(new TypeError('Failed to fetch'))
    const { screen } = await openAdmin(client, `${BOOKINGS}&open=1042`)
    const dialog = screen.getByRole('dialog')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Booking' }), 'confirmed')
    await userEvent.click(dialog.getByRole('button', { name: 'Update status' }))
    await expect.element(screen.getByText('Update Failed')).toBeVisible()
    await expect.element(screen.getByText('Failed to update booking status.')).toBeVisible()
  })
})

describe('the users', () => {
  const path = `/admin?tab=users&open=${CLIENT.id}`

  it('are made administrators after a second press', async () => {
    const client = adminClient({ clients: [CLIENT] })
    client.grantAdmin.mockResolvedValue({ ...CLIENT, isAdmin: true })
    const { screen } = await openAdmin(client, path)
    await userEvent.click(screen.getByRole('button', { name: 'Make administrator' }))
    expect(client.grantAdmin).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Yes, make Jan Nowak an administrator' }))
    await expect.element(screen.getByText('Admin Access Granted')).toBeVisible()
  })

  it('are made administrators only after the password, where that was typed some time ago', async () => {
    const client = adminClient({ clients: [CLIENT] })
    client.grantAdmin.mockRejectedValueOnce(refusal(403, 'PROOF_NEEDED', 'Please type your password again.'))
    client.grantAdmin.mockResolvedValue({ ...CLIENT, isAdmin: true })
    client.proveOwner.mockRejectedValueOnce(refusal(422, 'WRONG_PASSWORD', 'Wrong password.', 'password'))
    client.proveOwner.mockResolvedValue({ message: 'Proven' })
    const { screen } = await openAdmin(client, path)
    await userEvent.click(screen.getByRole('button', { name: 'Make administrator' }))
    await userEvent.click(screen.getByRole('button', { name: 'Yes, make Jan Nowak an administrator' }))
    await userEvent.fill(screen.getByLabelText('Your password', { exact: true }), 'a wrong one')
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }))
    await expect.element(screen.getByText('This is not your password.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }))
    await expect.element(screen.getByText('Admin Access Granted')).toBeVisible()
  })

  it('say when access was not granted', async () => {
    const client = adminClient({ clients: [CLIENT] })
    client.grantAdmin.mockRejectedValue(new TypeError('Failed to fetch'))
    const { screen } = await openAdmin(client, path)
    await userEvent.click(screen.getByRole('button', { name: 'Make administrator' }))
    await userEvent.click(screen.getByRole('button', { name: 'Yes, make Jan Nowak an administrator' }))
    await expect.element(screen.getByText('Failed to Grant Access')).toBeVisible()
    await expect.element(screen.getByText('Failed to grant admin access to user.')).toBeVisible()
  })

  it('are blocked with a reason, and not without', async () => {
    const client = adminClient({ clients: [CLIENT] })
    client.blockUser.mockResolvedValue(CLIENT)
    const { screen } = await openAdmin(client, path)
    await userEvent.click(screen.getByRole('button', { name: 'Block account' }))
    await expect.element(screen.getByText('Please say why the account is blocked.')).toBeVisible()
    await userEvent.fill(screen.getByRole('textbox', { name: 'Reason' }), 'Three chargebacks.')
    await userEvent.click(screen.getByRole('button', { name: 'Block account' }))
    await expect.element(screen.getByText('Account blocked')).toBeVisible()
    expect(client.blockUser.mock.lastCall?.[0].body).toEqual({ reason: 'Three chargebacks.', until: null })
  })
})

it('payments are decided by keyboard alone, one after the other', async () => {
  const client = adminClient({
    reviews: [review('one'), review('two', { bookingId: null, bookingNumber: null })],
  })
  client.resolvePaymentReview.mockResolvedValue(review('one', { resolution: 'to-balance' }))
  const { history } = await openAdmin(client, '/admin?tab=payments&open=one')
  await expect.element(page.getByRole('button', { name: /^Put on the balance/ })).toBeVisible()
  await userEvent.keyboard('a')
  await expect.element(page.getByRole('button', { name: /^Put it on the balance/ })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => history.at(-1)).toBe('/admin?tab=payments&open=two')
  expect(client.resolvePaymentReview).toHaveBeenCalledWith({
    path: { id: 'one' },
    body: { resolution: 'to-balance', bookingId: 1042, note: null },
  })
  await userEvent.keyboard('r')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => client.resolvePaymentReview.mock.lastCall?.[0].body)
    .toEqual({ resolution: 'returned', note: null })
})

it('what is wrong stands first, since when, with what to do', async () => {
  const client = adminClient()
  const since = '2026-02-10T09:00:00.000Z'
  const nobody = { takenAt: null, takenBy: null }
  client.getAdminHealth.mockResolvedValue({
    version: '0.1.0',
    checks: [
      { name: 'database', state: 'ok', since: null, values: ['412'], ...nobody },
      { name: 'mails', state: 'warning', since, values: ['2'], ...nobody },
      { name: 'disk', state: 'failing', since: null, values: [], ...nobody },
    ],
  })
  const { screen } = await openAdmin(client, '/admin?tab=health')
  const rows = screen.getByRole('listitem')
  await expect.element(rows.nth(0).getByText('It could not be looked at.')).toBeVisible()
  await expect.element(rows.nth(1).getByText('2 were given up.')).toBeVisible()
  await expect.element(rows.nth(1).getByText('10 Feb 2026', { exact: false })).toBeVisible()
  await expect.element(rows.nth(2).getByText('It holds 412 MB.')).toBeVisible()
})

it('a few letters lead to a booking, by keys alone', async () => {
  const client = adminClient({ bookings: [adminBooking()], clients: [CLIENT] })
  const { history } = await openAdmin(client)
  await expect.element(page.getByRole('tab', { name: 'Today' })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(page.getByRole('combobox', { name: 'Go to' })).toHaveFocus()
  await userEvent.keyboard('kowal')
  await expect
    .element(page.getByRole('option', { name: /^FC-7K2M9Q/ }))
    .toHaveAttribute('aria-selected', 'true')
  expect(client.listAllBookings.mock.lastCall?.[0]).toMatchObject({ query: { q: 'kowal', limit: 5 } })
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
  await expect.poll(() => history.at(-1)).toBe('/admin?tab=bookings&open=1042')
})

it('rooms are two keys away', async () => {
  const { history } = await openAdmin()
  await expect.element(page.getByRole('tab', { name: 'Today' })).toBeVisible()
  await userEvent.keyboard('gm')
  await expect.poll(() => history.at(-1)).toBe('/admin?tab=messages')
  await userEvent.keyboard('gb')
  await expect.poll(() => history.at(-1)).toBe(BOOKINGS)
  await expect.element(page.getByRole('searchbox')).toBeVisible()
  await userEvent.keyboard('/')
  await expect.element(page.getByRole('searchbox')).toHaveFocus()
})
