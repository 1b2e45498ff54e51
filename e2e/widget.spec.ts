import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { choosePlace, inDays } from './traveller.ts'

/** A page of another origin that pastes the tag, under a strict content policy. */
const page = (
  site: string,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Hotel</title></head><body>
<script src="${site}/widget/v1/fiacre.js" async></script>
<fiacre-booking pickup="Geneva Airport" locale="en" currency="EUR" units="km"></fiacre-booking></body></html>`

const policy = (site: string) =>
  `default-src 'none'; script-src ${site}; connect-src ${site}; img-src ${site}; font-src ${site}; style-src 'self'`

let partner: Server
test.beforeAll(async ({ baseURL }) => {
  const site = baseURL ?? ''
  partner = createServer((_request, response) => {
    response
      .writeHead(200, { 'Content-Type': 'text/html', 'Content-Security-Policy': policy(site) })
      .end(page(site))
  })
  await new Promise<void>((resolve) => partner.listen(0, '127.0.0.1', resolve))
})
test.afterAll(() => new Promise((resolve) => partner.close(resolve)))

test('the tag shows a priced form on a page of another origin and leads to the site', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await page.goto(`http://localhost:${(partner.address() as AddressInfo).port}/`)
  await expect(page.getByRole('combobox', { name: 'Pickup location' })).toHaveValue('Geneva Airport')
  await choosePlace(page, 'Destination', 'Chamonix', /Chamonix/)
  await page.getByLabel('Pickup date').fill(inDays(3))
  await page.getByLabel('Pickup time').fill('10:30')
  await page.getByRole('radio', { name: /Economy/ }).check({ force: true })
  await page.getByRole('button', { name: 'Calculate Price' }).click()
  await expect(page.getByText(/Price held until/)).toBeVisible()
  expect(complaints).toEqual([])
  await page.getByRole('button', { name: 'Book Now' }).click()
  await expect(page.getByRole('combobox', { name: 'Destination' })).toHaveValue(/Chamonix/)
  await expect(page).toHaveURL(/127\.0\.0\.1:3100\//)
})
