import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeClient, refusal, renderPage } from '../../../app/testing.tsx'
import { sampleCatalogue } from '../../../subjects/places/sample-catalogue.ts'
import { Hero } from '../hero/hero.tsx'
import { landingTexts } from '../locales/texts.ts'
import { Popular } from './popular.tsx'

beforeEach(() => page.viewport(1280, 800))

async function open(client = fakeClient()) {
  if (!client.listDestinations.getMockImplementation())
    client.listDestinations.mockResolvedValue(sampleCatalogue())
  const content = (
    <>
      <Hero />
      <div className="far" style={{ height: '4000px' }} />
      <Popular />
    </>
  )
  const opened = await renderPage(content, { client, texts: [landingTexts] })
  return { ...opened, client }
}

describe('popular destinations', () => {
  it('are airports, capitals and most booked places; one becomes the pickup', async () => {
    const { screen } = await open()
    screen
      .getByRole('heading', { name: 'Popular destinations' })
      .element()
      .scrollIntoView({ behavior: 'instant' })
    await userEvent.click(screen.getByRole('tab', { name: 'Most booked' }))
    await expect
      .element(screen.getByRole('tabpanel').getByRole('link', { name: 'Nice France' }))
      .toBeVisible()
    await userEvent.click(screen.getByRole('tab', { name: 'European capitals' }))
    await userEvent.click(screen.getByRole('tabpanel').getByRole('link', { name: 'Bern Switzerland' }))
    await expect
      .element(screen.getByRole('combobox', { name: 'Pickup location' }))
      .toHaveValue('Bern, Switzerland')
    await expect.element(screen.getByRole('combobox', { name: 'Destination' })).toHaveFocus()
  })

  it('can be asked for again when they do not come', async () => {
    const client = fakeClient()
    client.listDestinations.mockRejectedValue(refusal(503, 'UNAVAILABLE', 'Please try again in a moment.'))
    const { screen } = await open(client)
    screen
      .getByRole('heading', { name: 'Popular destinations' })
      .element()
      .scrollIntoView({ behavior: 'instant' })
    await expect.element(screen.getByText('The places could not be loaded')).toBeVisible()
    client.listDestinations.mockResolvedValue(sampleCatalogue())
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect.element(screen.getByRole('link', { name: 'Istanbul Airport Türkiye' })).toBeVisible()
  })
})
