import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FiacreError, withEtag } from '@fiacre/sdk'
import { refusal } from '../../../app/testing.tsx'
import { bookingClient, changePreview, openBooking, tripIn } from '../testing.tsx'

beforeEach(async () => {
  await page.viewport(1280, 900)
})

const result = { applied: true, toPayCents: 0, creditedCents: 0, balanceCents: 0, currency: 'EUR' } as const
const number = { name: /^Flight or train/ }

describe('changing a booking', () => {
  it('prices the draft, sends what was shown, and goes back to the booking', async () => {
    const booking = tripIn(75)
    const { screen, client, history } = await openBooking(bookingClient(booking), { change: true })
    client.previewBookingChange.mockResolvedValue(
      changePreview({ totalAfterCents: 10096, differenceCents: -1000, toPayCents: 0, creditCents: 1000 }),
    )
    client.changeBooking.mockResolvedValue({ ...result, booking, creditedCents: 1000 })
    await expect.element(screen.getByText(/^Nothing is different yet/)).toBeVisible()
    await userEvent.fill(screen.getByRole('textbox', number), 'LX 1375')
    const summary = screen.getByRole('region', { name: 'What it costs' })
    for (const fact of ['€10.00 less', 'To your account balance€10.00', 'New price€100.96']) {
      await expect.element(summary).toMatchTextContent(fact)
    }
    expect(client.previewBookingChange).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Change and get €10.00 back' }))
    await expect.element(screen.getByText('Your booking is changed')).toBeVisible()
    expect(client.changeBooking.mock.lastCall?.[0]).toMatchObject({
      path: { id: 1042 },
      body: { travelNumber: 'LX 1375', expectedDifferenceCents: -1000 },
    })
    expect(history.at(-1)).toBe('/booking?booking=1042')
  })

  it('turns to what is still to be told, which the booking asks for until it is', async () => {
    const booking = tripIn(75)
    const { screen, client } = await openBooking(bookingClient(booking))
    const open = screen.getByRole('region', { name: 'Still to tell us' })
    await expect.element(open).toMatchTextContent('Which flight do you come with?')
    await userEvent.click(open.getByRole('link', { name: 'Add hotel or street' }))
    await expect.element(screen.getByLabelText(/^Where exactly in Chamonix/)).toHaveFocus()
    client.previewBookingChange.mockResolvedValue(changePreview({ differenceCents: 0 }))
    await userEvent.keyboard('Hotel Les Aiglons')
    await expect
      .poll(() => client.previewBookingChange.mock.lastCall?.[0].body)
      .toEqual({ destinationAddress: 'Hotel Les Aiglons' })
  })

  it('goes to the payment page when the change waits for money, less what the balance gives', async () => {
    const { screen, client, leaveFor } = await openBooking(undefined, { change: true })
    client.previewBookingChange.mockResolvedValue(changePreview({ balanceCents: 300 }))
    const paymentRedirectUrl = 'https://pay.fiacre.example/s/1'
    client.changeBooking.mockResolvedValue({
      ...result,
      booking: tripIn(75),
      applied: false,
      paymentRedirectUrl,
    })
    await userEvent.click(screen.getByRole('button', { name: 'Child seats: one more' }))
    const useBalance = screen.getByRole('checkbox', { name: /^Use €3.00 of my account balance/ })
    await userEvent.click(useBalance)
    await expect.element(screen.getByRole('button', { name: 'Change and pay €8.00' })).toBeVisible()
    await userEvent.click(useBalance)
    await userEvent.click(screen.getByRole('button', { name: 'Change and pay €5.00' }))
    await expect.poll(() => leaveFor.mock.calls).toEqual([[paymentRedirectUrl]])
    expect(client.changeBooking.mock.lastCall?.[0].body).toEqual({
      extras: { childSeats: { infant: 0, child: 1, booster: 0 } },
      expectedDifferenceCents: 800,
      balanceCents: 300,
    })
  })

  it('says once that a change left unpaid was not made, and opens it again', async () => {
    const { screen, history } = await openBooking(undefined, { change: 'unpaid' })
    const notice = screen.getByText('Your change was not made')
    await expect.element(notice).toBeVisible()
    await expect.element(screen.getByText(/^It was not paid, so your booking is as it was/)).toBeVisible()
    expect(history).toEqual(['/booking?booking=1042'])
    await userEvent.click(screen.getByRole('button', { name: 'Change booking' }).last())
    await expect.poll(() => history.at(-1)).toBe('/booking?booking=1042&change=true')
    await userEvent.click(screen.getByRole('link', { name: 'Back to the booking' }))
    await expect.element(screen.getByRole('button', { name: 'Cancel booking' })).toBeVisible()
    expect(notice.query()).toBeNull()
  })

  it('speaks of no change left unpaid where none can be made any more', async () => {
    const { screen } = await openBooking(bookingClient(tripIn(75, { status: 'cancelled' })), {
      change: 'unpaid',
    })
    await expect.element(screen.getByText('This booking is cancelled')).toBeVisible()
    expect(screen.getByText('Your change was not made').query()).toBeNull()
  })

  it('asks again at another price, and shows at its field what the service refuses', async () => {
    const { screen, client } = await openBooking(undefined, { change: true })
    await userEvent.fill(screen.getByRole('textbox', number), 'LX 1375')
    client.changeBooking.mockRejectedValueOnce(
      refusal(409, 'PRICE_CHANGED', 'The difference is another by now.'),
    )
    const apply = screen.getByRole('button', { name: 'Change and pay €8.00' })
    await expect.element(apply).toBeVisible()
    client.previewBookingChange.mockResolvedValue(changePreview({ differenceCents: 900, toPayCents: 900 }))
    await userEvent.click(apply)
    await expect.element(screen.getByText('The price has changed')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Change and pay €9.00' })).toBeVisible()

    const detail = 'Pickup date and time must be at least 2 hours in the future'
    client.previewBookingChange.mockRejectedValue(refusal(422, 'LEAD_TIME', detail, 'pickupTime'))
    await userEvent.fill(screen.getByLabelText('Pickup time'), '13:00')
    await expect.element(screen.getByLabelText('Pickup time')).toHaveAttribute('aria-invalid', 'true')
    expect(screen.getByRole('button', { name: /^Change and/ }).query()).toBeNull()
  })

  it('goes on top of what was changed elsewhere, and takes none of it back', async () => {
    const booking = withEtag(tripIn(75, { specialRequests: null }), '"shown"')
    const { screen, client } = await openBooking(bookingClient(booking), { change: true })
    client.previewBookingChange.mockResolvedValue(changePreview({ differenceCents: 0, toPayCents: 0 }))
    await userEvent.fill(screen.getByRole('textbox', number), 'LX 1375')
    const apply = screen.getByRole('button', { name: /^Change/ })
    await expect.element(apply).toBeEnabled()
    client.changeBooking.mockRejectedValueOnce(refusal(412, 'PRECONDITION_FAILED', 'Changed meanwhile.'))
    const present = withEtag({ ...booking, passengers: 1, specialRequests: 'Two bicycles' }, '"present"')
    client.getBooking.mockResolvedValue(present)
    await userEvent.click(apply)
    await expect.element(screen.getByText('Your booking was changed meanwhile')).toBeVisible()
    await expect.element(screen.getByRole('textbox', number)).toHaveValue('LX 1375')
    await expect
      .element(screen.getByRole('textbox', { name: /^Special requests/ }))
      .toHaveValue('Two bicycles')

    client.changeBooking.mockResolvedValueOnce({
      ...result,
      booking: { ...present, travelNumber: 'LX 1375' },
    })
    await userEvent.click(apply)
    await expect.element(screen.getByText('Your booking is changed')).toBeVisible()
    const calls = client.changeBooking.mock.calls.map(([input]) => input)
    expect(calls.map(({ ifMatch }) => ifMatch)).toEqual(['"shown"', '"present"'])
    expect(calls.at(-1)?.body).toEqual({ travelNumber: 'LX 1375', expectedDifferenceCents: 0 })
  })

  it('says when it is too late and leads to Flexible, which holds longer', async () => {
    const { screen, client } = await openBooking(bookingClient(tripIn(10)), { change: true })
    await expect.element(screen.getByText(/^Changes were possible until/)).toBeVisible()
    expect(screen.getByRole('textbox').elements()).toHaveLength(0)
    await userEvent.click(screen.getByRole('button', { name: 'Switch to Flexible' }))
    const dialog = screen.getByRole('dialog', { name: 'Switch to Flexible' })
    await expect.element(dialog.getByText('Support around the clock, in your language.')).toBeVisible()
    await expect.element(dialog.getByText('€118.96').first()).toBeVisible()
    client.changeBooking.mockRejectedValueOnce(
      new FiacreError({ status: 409, code: 'CHANGE_NOT_ALLOWED', detail: 'Too late.', text: '' }),
    )
    client.previewBookingChange.mockResolvedValue(changePreview({ canChange: false, message: 'Too late.' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Change and pay €8.00' }))
    await expect.element(dialog.getByText('Too late for this change')).toBeVisible()
    expect(client.changeBooking.mock.lastCall?.[0].body).toEqual({
      accessLevel: 'flexible',
      expectedDifferenceCents: 800,
    })
  })
})
