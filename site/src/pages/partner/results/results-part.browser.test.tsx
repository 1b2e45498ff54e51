import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fakeClient, renderPage } from '../../../app/testing.tsx'
import { partnerTexts } from '../locales/texts.ts'
import { ResultsPart } from './results-part.tsx'
import { NO_SUMS, sampleFigures, sampleTest, sampleThrough } from './sample-results.ts'

async function open(isLive = true, maySteer = true) {
  const client = fakeClient()
  client.getPartnerFigures.mockResolvedValue(sampleFigures())
  client.listPartnerBookings.mockResolvedValue({ bookings: [sampleThrough()], next: 7 })
  const { screen } = await renderPage(<ResultsPart isLive={isLive} maySteer={maySteer} />, {
    client,
    texts: [partnerTexts],
  })
  return { client, screen }
}

it('shows the way from prices to rides, and tells it apart by what is chosen', async () => {
  const { client, screen } = await open()
  await expect.element(screen.getByText(/Your fee from driven rides: €49\.65/)).toBeVisible()
  client.getPartnerFigures.mockResolvedValue(
    sampleFigures({ by: 'campaign', rows: [{ key: '', label: null, sums: NO_SUMS }] }),
  )
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Told apart by' }), 'Campaign')
  await expect.element(screen.getByRole('rowheader', { name: 'No campaign' })).toBeVisible()
  await expect
    .poll(() => client.getPartnerFigures.mock.lastCall?.[0]?.query)
    .toMatchObject({ by: 'campaign', isTest: false })
})

it('lists bookings by filters and page by page, tests apart', async () => {
  const { client, screen } = await open()
  await expect.element(screen.getByText(/Geneva Airport .GVA., Switzerland to an address/)).toBeVisible()
  await userEvent.fill(screen.getByRole('textbox', { name: 'Campaign' }), 'winter')
  await userEvent.click(screen.getByRole('button', { name: 'Show these' }))
  await expect
    .poll(() => client.listPartnerBookings.mock.lastCall?.[0]?.query)
    .toMatchObject({ campaign: 'winter', isTest: false })
  await userEvent.click(screen.getByRole('button', { name: 'Older bookings' }))
  await expect.poll(() => client.listPartnerBookings.mock.lastCall?.[0]?.query).toMatchObject({ before: 7 })
  client.listPartnerBookings.mockResolvedValue({ bookings: [], next: null })
  await userEvent.click(screen.getByRole('radio', { name: 'Tests' }))
  await expect.element(screen.getByText('Nobody has booked through you yet.')).toBeVisible()
})

it('moves the clock of a test booking, and says what that brought about', async () => {
  const { client, screen } = await open(false)
  const test = sampleTest()
  client.getPartnerTestBooking.mockResolvedValue(test)
  await expect.element(screen.getByText('test:no-show')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Move the clock: FC-7K2M9Q' }))
  await expect.element(screen.getByRole('dialog', { name: 'Test clock of FC-7K2M9Q' })).toBeVisible()
  await expect.element(screen.getByText('ride-done')).toBeVisible()
  client.movePartnerTestClock.mockResolvedValue({
    ...test,
    happened: test.ahead,
    ahead: [],
    moments: [],
  })
  await userEvent.click(screen.getByRole('button', { name: 'After the ride' }))
  await expect.element(screen.getByText('Nothing more is to come.')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Just happened' })).toBeVisible()
  // The button is gone: by keyboard one goes on from what happened, and after the dialog from where it was opened.
  expect(document.activeElement?.textContent).toMatch(/^Just happened/)
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: 'Move the clock: FC-7K2M9Q' })).toHaveFocus()
  expect(client.movePartnerTestClock.mock.lastCall?.[0]).toMatchObject({
    path: { bookingNumber: 'FC-7K2M9Q' },
    body: { to: 'after-ride' },
  })
})

it('offers no clock to whoever does not see to keys', async () => {
  const { screen } = await open(false, false)
  await expect.element(screen.getByText(/to an address/)).toBeVisible()
  expect(screen.getByRole('button', { name: /Move the clock/ }).query()).toBeNull()
  expect(screen.getByText('test:no-show').query()).toBeNull()
})
