import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { overflows } from '../../app/long-words/overflows.ts'
import { pseudoTexts } from '../../app/long-words/pseudo-texts.ts'
import { fakeClient, renderPage } from '../../app/testing.tsx'
import { keptVouchers } from '../../base/storage/kept-vouchers.ts'
import { sampleBooking } from '../../subjects/booking/sample-bookings.ts'
import { voucherTexts } from './locales/texts.ts'
import { VoucherPage } from './voucher-page.tsx'

const booking = sampleBooking({
  status: 'confirmed',
  pickupDate: '2099-02-14',
  pickupAt: '2099-02-14T13:30:00.000Z',
  dueToCarrierCents: 5000,
})

const driver = {
  name: 'Nina Favre',
  phone: '+41 79 123 45 67',
  vehicle: 'Škoda Superb',
  colour: 'black',
  plate: 'GE 123456',
  hasPhoto: false,
}

/** The page of the sample's voucher, with a network or without. */
async function open(
  isOnline: boolean,
  path = `/voucher/?booking=${booking.id}`,
  reworded?: typeof pseudoTexts,
) {
  const client = fakeClient()
  const ride = { leg: 'outbound', state: 'assigned', waitsUntilTime: '15:30', driver }
  if (isOnline) {
    client.getBooking.mockResolvedValue(booking)
    client.listBookingRides.mockResolvedValue({ rides: [ride] } as never)
  } else {
    client.getBooking.mockRejectedValue(new TypeError('Failed to fetch'))
    client.listBookingRides.mockRejectedValue(new TypeError('Failed to fetch'))
  }
  const { screen } = await renderPage(<VoucherPage />, {
    client,
    texts: [voucherTexts],
    path,
    ...(reworded && { reworded }),
  })
  return screen
}

beforeEach(() => localStorage.clear())

it('keeps what was seen with a network, shows it without one, and lets go of it', async () => {
  const none = await open(false)
  await expect.element(page.getByText('No voucher is kept here')).toBeVisible()
  await none.unmount()

  const seen = await open(true)
  await expect.element(page.getByRole('status')).toMatchTextContent(/^Kept in this browser as of /)
  await seen.unmount()

  const kept = await open(false)
  await expect.element(page.getByRole('heading', { name: booking.bookingNumber })).toBeVisible()
  await expect.element(page.getByText('GE 123456')).toBeVisible()
  await expect.element(page.getByText('€50.00')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: driver.phone }))
    .toHaveAttribute('href', 'tel:+41791234567')
  await expect.element(page.getByRole('status')).toMatchTextContent(/^As it stood on /)
  await kept.unmount()

  const long = await open(false, undefined, pseudoTexts)
  await page.viewport(320, 900)
  await expect.element(page.getByRole('heading', { name: booking.bookingNumber })).toBeVisible()
  expect(overflows()).toEqual([])
  await long.unmount()

  // An installed page is opened without a booking.
  await open(false, '/voucher/')
  await page.getByRole('button', { name: 'Remove from this browser' }).click()
  await expect.element(page.getByText('No voucher is kept here')).toBeVisible()
  expect(keptVouchers(new Date())).toEqual([])
})
