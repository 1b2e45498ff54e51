import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fakeClient, renderPage } from '../../../app/testing.tsx'
import { partnerTexts } from '../locales/texts.ts'
import { ResultsPart } from './results-part.tsx'
import { NO_SUMS, sampleFigures, sampleThrough } from './sample-results.ts'

async function open(isLive = true) {
  const client = fakeClient()
  client.getPartnerFigures.mockResolvedValue(sampleFigures())
  client.listPartnerBookings.mockResolvedValue({ bookings: [sampleThrough()], next: 7 })
  const { screen } = await renderPage(<ResultsPart isLive={isLive} />, { client, texts: [partnerTexts] })
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
