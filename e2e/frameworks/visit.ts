import assert from 'node:assert/strict'
import { expect } from '@playwright/test'
import type { Browser, Page } from 'playwright-core'
import { inDays } from '../traveller.ts'
import { askPrice, held } from '../widget-form.ts'
import { watch } from '../widget-host.ts'

/** A traveller's visit to an example, step by step; `done` closes the page. */
export async function visit(browser: Browser, url: string) {
  const page: Page = await browser.newPage({ locale: 'en-GB', timezoneId: 'Europe/Paris' })
  page.setDefaultTimeout(15_000)
  const heard = watch(page)
  const button = (name: string) => page.getByRole('button', { name })
  const form = page.locator('fiacre-booking')
  const fleet = page.getByRole('radio', { name: /Economy/ })
  return {
    /** The form stands there, with the fleet. */
    shows: async () => {
      await page.goto(url)
      await fleet.waitFor({ state: 'attached' })
      await expect(page.getByRole('combobox', { name: 'Destination' })).toHaveValue('Chamonix')
      await expect(form).toHaveJSProperty('passengers', 2)
    },
    /** The traveller has a price. */
    quotes: async () => {
      await page.getByLabel('Pickup date').fill(inDays(4))
      await fleet.check({ force: true })
      await askPrice(page)
      await expect(held(page)).toBeVisible()
    },
    /** The page wrote out what the event told it. */
    hears: async () => {
      await expect(page.locator('output').first()).toHaveText(/^\s*Economy: \d+\.\d{2} EUR\s*$/)
    },
    /** The form goes, and comes again. */
    unmounts: async () => {
      await button('Hide the form').click()
      await expect(form).toHaveCount(0)
      await button('Show the form').click()
      await fleet.waitFor({ state: 'attached' })
    },
    /** Neither the browser nor the framework complained, of hydration or of anything else. */
    isQuiet: () => {
      assert.deepEqual([...heard.errors, ...heard.warnings], [])
    },
    done: () => page.close(),
  }
}

/** The HTML as a reader without JavaScript has it: the bare tag, and in it the link to the service. */
export async function expectTagInHtml(url: string, service: string): Promise<void> {
  const html = await (await fetch(url)).text()
  assert.match(html, /<fiacre-booking[^>]* pickup="Geneva Airport"/)
  assert.ok(html.includes(`href="${service}/?partner=pk_demo"`), `no link in ${html}`)
}
