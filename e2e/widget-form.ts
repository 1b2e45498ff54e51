import { expect, type Locator, type Page } from '@playwright/test'
import { inDays } from './traveller.ts'

/** The form of a partner's page; Playwright's locators see into open shadow roots. */
export const form = (within: Page | Locator): Locator => within.getByRole('form', { name: 'Book a transfer' })
export const pickup = (within: Page | Locator): Locator =>
  within.getByRole('combobox', { name: 'Pickup location' })
export const held = (within: Page | Locator): Locator => within.getByText(/Price held until/)
export const calculate = (within: Page | Locator): Locator =>
  within.getByRole('button', { name: 'Calculate Price' })

/** The places that are suggested; the passengers' list has options too. */
export const suggestions = (within: Page | Locator): Locator =>
  within.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')

/** A trip in attributes, for tests that are about what comes after it. */
export const TRIP = `pickup="Geneva Airport" destination="Chamonix" date="${inDays(3)}" vehicle="economy" locale="en"`

/** Opens a page and waits for its form with the fleet. */
export async function openForm(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await expect(page.getByRole('radio', { name: /Minibus/ }).first()).toBeAttached()
}

/** Asks for the price of TRIP. */
export async function askPrice(within: Page | Locator): Promise<void> {
  await within.getByLabel('Pickup time').fill('10:30')
  await calculate(within).click()
}

export async function expectPrice(within: Page | Locator): Promise<void> {
  await askPrice(within)
  await expect(held(within)).toBeVisible()
}
