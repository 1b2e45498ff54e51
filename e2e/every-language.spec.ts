import { expect, type Page } from '@playwright/test'
import { LANGUAGES, pageAddress } from '@fiacre/sdk/rules'
import { overflows } from '../site/src/app/long-words/overflows.ts'
import { bookedByApi } from './booked-by-api.ts'
import { LONG } from './at-length.ts'
import { inDays, mailTo, newEmail, PASSWORD, signIn } from './traveller.ts'
import { test } from './visitor.ts'
import { wordsIn } from './words-in.ts'

test.describe.configure({ mode: 'parallel' })

const PUBLIC = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/partners',
  '/destinations',
  '/destinations?show=ski',
  '/help-center',
  '/help-center?section=contact',
  '/terms-of-use',
]
const WIDTHS = [320, 768, 1280]

/** Where pictures of each screen are left in every language, for people to look at: `LOOK=1 pnpm test:chaos screens every-language`. */
const PICTURES = process.env['LOOK'] ? '.cache/languages' : null

/** What does not fit of the page that is open, at each width. */
async function faultsAt(page: Page, language: string, path: string): Promise<string[]> {
  const faults: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const found = await page.evaluate(overflows)
    faults.push(...found.map((fault) => `${language} ${path} at ${width} px: ${fault}`))
    if (PICTURES && width === 320) {
      const name = path.replaceAll(/\W+/g, '-').replace(/^-|-$/g, '') || 'landing'
      await page.screenshot({ path: `${PICTURES}/${name}/${language}.png` })
    }
  }
  return faults
}

async function opened(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
}

for (const { code } of LANGUAGES) {
  test(`nothing overflows in ${code}`, LONG, async ({ page }) => {
    test.setTimeout(180_000)
    const faults: string[] = []
    for (const path of PUBLIC) {
      await opened(page, pageAddress(path, code).replace(/\/\?/, '?'))
      await expect(page.locator('html')).toHaveAttribute('lang', code)
      faults.push(...(await faultsAt(page, code, path)))
    }
    await signIn(page)
    const { id } = await bookedByApi(page.context().request)
    const own = ['/dashboard', '/dashboard?tab=history', '/dashboard?tab=profile', '/balance', '/carrier']
    const booked = ['booking', 'payment', 'payment-success'].map((name) => `/${name}?booking=${id}`)
    for (const path of [...own, ...booked]) {
      await opened(page, `${path}${path.includes('?') ? '&' : '?'}lang=${code}`)
      faults.push(...(await faultsAt(page, code, path.replace(/=\d+$/, ''))))
    }
    expect(faults).toEqual([])
  })
}

test.describe('the journey from the landing page to a paid ride', () => {
  // In `npm test` it is gone in English (`journey.spec.ts`), and as far as the checkout in French (`hand-off.spec.ts`).
  for (const language of ['de', 'el', 'fi', 'hu', 'bg']) {
    test(`is whole in ${language}`, LONG, async ({ page, request }) => {
      test.setTimeout(120_000)
      await page.setViewportSize({ width: 390, height: 844 })
      const said = wordsIn(language)
      const email = newEmail()
      const button = (english: string) => page.getByRole('button', { name: said(english) }).first()
      const field = (english: string) => page.getByRole('main').getByLabel(said(english))
      let pictures = 0
      const look = async () => {
        pictures += 1
        if (PICTURES)
          await page.screenshot({ path: `${PICTURES}/journey-${language}/${pictures}.png`, fullPage: true })
      }

      await page.goto(`/${language}`)
      for (const [place, typed] of [
        ['Pickup location', 'GVA'],
        ['Destination', 'Chamonix'],
      ] as const) {
        await page.getByRole('combobox', { name: said(place) }).fill(typed)
        await page.getByRole('listbox').getByRole('option').first().click()
      }
      await page.getByLabel(said('Pickup date')).fill(inDays(3))
      await page.getByLabel(said('Pickup time')).fill('10:30')
      await page.getByRole('radio', { name: /Economy/ }).check({ force: true })
      await page
        .getByRole('form')
        .getByRole('button', { name: said('Calculate Price') })
        .click()
      const quote = page.getByRole('region', { name: said('Price Quote') })
      await expect(quote.getByText(said('Price held until {time}'))).toBeVisible()
      await look()
      await button('Book Now').click()
      await expect(page).toHaveURL(new RegExp(`/${language}/login`))
      await page
        .getByRole('main')
        .getByRole('link', { name: said('Create your account') })
        .click()
      await expect(page).toHaveURL(new RegExp(`/${language}/register`))

      await field('First name').fill('Ada')
      await field('Last name').fill('Kowalska')
      await field('Email').fill(email)
      await field('Country code').selectOption('+48')
      await field('Phone number').fill('601 234 567')
      await field('Country').selectOption('PL')
      await field('Date of birth').fill('1990-04-12')
      await field('Password').fill(PASSWORD)
      await field('Confirm password').fill(PASSWORD)
      await field('Street and number').fill('Rynek Główny 1')
      await field('ZIP code').fill('31-042')
      await field('City').fill('Kraków')
      await look()
      await page
        .getByRole('main')
        .getByRole('button', { name: said('Create account') })
        .click()
      await expect(page.getByText(email)).toBeVisible()

      const { links } = await mailTo(request, email, /./)
      await page.goto(links[0] ?? '')
      await expect(page).toHaveURL(/\/dashboard/)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await look()
      // Once the price that waited is back.
      await button('Book Now and pay {amount}').click()
      await expect(page).toHaveURL(/\/sandbox\/pay\//)
      await page.getByRole('button', { name: 'Pay', exact: true }).click()
      await expect(page).toHaveURL(/\/payment-success\?booking=\d+/)
      await expect(page.getByRole('heading', { name: said('Your transfer is booked') })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await look()
    })
  }
})
