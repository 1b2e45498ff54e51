import { expect, type Page } from '@playwright/test'
import { LONG } from './at-length.ts'
import { choosePlace, inDays } from './traveller.ts'
import { test, watch, type Host } from './widget-host.ts'

const ATTRIBUTES =
  'promo="WELCOME10" pickup="Geneva Airport" locale="fr" currency="CHF" units="km" theme="auto"'

/** As strict as the issue of the widget asks for. */
const strict = (site: string, trustedTypes: string): string =>
  `default-src 'none'; script-src ${site}; connect-src ${site}; img-src ${site}; ` +
  `style-src 'self'; require-trusted-types-for 'script'${trustedTypes}`

const POLICIES = [
  { name: 'no policy', policy: () => undefined },
  { name: 'the strictest policy', policy: (site: string) => strict(site, '') },
  { name: 'no trusted type at all', policy: (site: string) => strict(site, `; trusted-types 'none'`) },
]

for (const { name, policy } of POLICIES) {
  const which = name === 'the strictest policy' ? {} : LONG
  test(
    `the tag of the README sells with a discount, under ${name}, and asks nobody but us`,
    which,
    async ({ page, host }) => {
      const seen = watch(page)
      await gatherViolations(page)
      await page.goto(hotel(host, policy(host.site)))
      await expect(page.getByRole('combobox', { name: 'Lieu de départ' })).toHaveValue('Geneva Airport')
      await choosePlace(page, 'Destination', 'Chamonix', /Chamonix/)
      await page.getByLabel('Date de départ').fill(inDays(3))
      await page.getByLabel('Heure de départ').fill('10:30')
      await page.getByRole('radio', { name: /Economy/ }).check({ force: true })
      await page.getByRole('button', { name: 'Calculer le prix' }).click()
      await expect(page.getByText(/Prix garanti jusqu’à/)).toBeVisible()
      await expect(page.getByText(/^WELCOME10, 10\s% de remise$/)).toBeVisible()
      // In francs, as the tag asks; a tenth is off.
      const quote = await page.getByRole('region', { name: 'Devis' }).innerText()
      const [total = 0, start = 0, way = 0, discount = 0] = francs(quote)
      expect(discount).toBeLessThan(-5)
      expect(discount / (start + way)).toBeCloseTo(-0.1, 3)
      expect(start + way + discount).toBeCloseTo(total, 1)
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => Reflect.get(window, 'violations') as unknown)).toEqual([])
      expect(seen.errors).toEqual([])
      const hosts = new Set(seen.requests.map((url) => new URL(url).origin))
      expect([...hosts].toSorted()).toEqual([host.site, host.origin].toSorted())
      // The page itself asked for nothing but itself.
      expect(seen.requests.filter((url) => url.startsWith(host.origin))).toHaveLength(1)
    },
  )
}

function hotel(host: Host, policy: string | undefined): string {
  return host.add({ body: host.tags(ATTRIBUTES), ...(policy !== undefined && { policy }) })
}

/** Amounts in francs that stand on lines of their own. */
function francs(text: string): number[] {
  return [...text.matchAll(/^([-−]?[\d.,]+)\sCHF$/gm)].map(([, amount = '']) =>
    Number(amount.replace('−', '-').replace(',', '.')),
  )
}

async function gatherViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      violations.push([violatedDirective, blockedURI, sample].join(' '))
    })
  })
}
