import { test, expect, type Page } from '@playwright/test'
import { signIn } from './traveller.ts'
const shot = async (page: Page, name: string) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.waitForTimeout(300)
    await page.screenshot({ path: `/tmp/rests/${name}-${width}.png`, fullPage: true })
  }
}
test('shoot2', async ({ page }) => {
  await page.goto('/de/help-center?section=contact')
  await page.waitForLoadState('networkidle')
  await shot(page, 'contact-de')
  await page.goto('/?pickup=Nice&hours=5')
  await page.getByLabel('Passengers').first().waitFor()
  await page.mouse.move(300, 300)
  await page.waitForTimeout(1500)
  await shot(page, 'hire-prefill')
  await page.goto('/terms-of-use')
  await page.waitForLoadState('networkidle')
  await shot(page, 'terms')
  await signIn(page)
  await page.goto('/partner?token=abc')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await shot(page, 'invited')
})
