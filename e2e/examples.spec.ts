import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { startExample, type Example } from './example.ts'
import { inDays } from './traveller.ts'
import { test } from './visitor.ts'

const run = promisify(execFile)
const quote = join(import.meta.dirname, '../examples/node-quote/quote.ts')

test('the Node example prints a price, with what the promo code takes off', async ({ baseURL }) => {
  const { stdout } = await run(process.execPath, [quote, 'Kraków Airport', 'Zakopane'], {
    env: { ...process.env, FIACRE_URL: baseURL ?? '' },
  })
  expect(stdout).toMatch(/: -\d+\.\d{2} EUR/)
  expect(stdout).toMatch(/Economy, \d+(\.\d)? km: \d+\.\d{2} EUR/)
})

test.describe('the partner page', () => {
  let example: Example
  test.beforeAll(async ({ baseURL }) => {
    example = await startExample('partner-page', 3141, { FIACRE_URL: baseURL })
  })
  test.afterAll(() => example.close())

  test('prices a transfer under its content policy, hears of it, and hands the traveller over', async ({
    page,
    baseURL,
  }) => {
    const complaints = complaintsOf(page)
    await page.goto(example.url)
    await expect(page.getByRole('listitem').filter({ hasText: 'fiacre:ready' })).toBeVisible()
    await askForPrice(page)
    const heard = page.getByRole('listitem').filter({ hasText: 'fiacre:quote' })
    await expect(heard).toContainText('"promo":{"code":"WELCOME10","applied":true}')
    expect(complaints).toEqual([])
    await page.getByRole('button', { name: 'Book Now' }).click()
    await expect(page).toHaveURL(new RegExp(`^${baseURL}/`))
  })

  test('leads to the site without JavaScript', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto(example.url)
    const link = page.getByRole('link', { name: 'Book your transfer with Fiacre' })
    await expect(link).toHaveAttribute('href', `${baseURL}/?partner=pk_demo&promo=WELCOME10`)
    await page.close()
  })
})

test.describe('the React app', () => {
  let example: Example
  test.beforeAll(async ({ baseURL }) => {
    example = await startExample('react-app', 3142, { VITE_FIACRE_URL: baseURL })
  })
  test.afterAll(() => example.close())

  test('prices a transfer and hands the traveller over', async ({ page, baseURL }) => {
    const complaints = complaintsOf(page)
    await page.goto(example.url)
    await askForPrice(page)
    await expect(page.getByText(/WELCOME10/)).toBeVisible()
    expect(complaints).toEqual([])
    await page.getByRole('button', { name: 'Book Now' }).click()
    await expect(page).toHaveURL(new RegExp(`^${baseURL}/`))
  })

  test('shows its form when a result token is no good', async ({ page }) => {
    await page.goto(`${example.url}?fiacre_result=cr_spent`)
    await expect(page.getByRole('combobox', { name: 'Destination' })).toHaveValue('Chamonix')
    await expect(page).toHaveURL(example.url)
  })
})

/** Fills in when, and asks for the price; where from and where to the examples know already. */
async function askForPrice(page: Page): Promise<void> {
  await page.getByLabel('Pickup date').fill(inDays(3))
  await page.getByLabel('Pickup time').fill('10:30')
  await page.getByRole('radio', { name: /Economy/ }).check({ force: true })
  await page.getByRole('button', { name: 'Calculate Price' }).click()
  await expect(page.getByText(/Price held until/)).toBeVisible()
}

/** What the browser complains of, blocked loads and broken rules included. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}
