import { expect, type Page } from '@playwright/test'
import { LONG } from './at-length.ts'
import { test } from './visitor.ts'

/** Notes what the content policy keeps a page from doing, from its first moment. */
async function gatherViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { violations: seen })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      seen.push(`${violatedDirective} ${blockedURI} ${sample}`),
    )
  })
  return () => page.evaluate(() => Reflect.get(window, 'violations') as string[])
}

/** A page that tells nobody its address still says where its calls come from. */
async function expectOrigin(page: Page): Promise<void> {
  const call = page.waitForRequest((request) => request.url().endsWith('/api/auth/login'))
  // Wrong on purpose: what counts is that it is not taken for another site's.
  const status = await page.evaluate(async () => {
    const body = JSON.stringify({ email: 'nobody@example.com', password: 'wrong password' })
    const headers = { 'Content-Type': 'application/json' }
    return (await fetch('/api/auth/login', { method: 'POST', headers, body })).status
  })
  expect(status).toBe(401)
  const { origin, referer } = await (await call).allHeaders()
  expect([origin, referer]).toEqual([new URL(page.url()).origin, undefined])
}

// What else there is for everybody `screens.spec.ts` looks at, with the same question.
test('pages do nothing that their policy forbids, and tell nobody but their own service where they are', async ({
  page,
}) => {
  const violations = await gatherViolations(page)
  for (const path of ['/checkout', '/dev/mailbox', '/docs/problems']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(await violations(), path).toEqual([])
    if (path === '/checkout') await expectOrigin(page)
  }
})

test(
  'the documents of the API work under a policy without inline styles, and try a call',
  LONG,
  async ({ page }) => {
    // Swagger UI draws some 250 operations.
    test.slow()
    const violations = await gatherViolations(page)
    await page.goto('/docs')
    const operation = page.locator('.opblock', { hasText: '/api/vehicle-types' }).first()
    // Subjects open one by one.
    await page.getByRole('heading', { name: 'Journeys' }).getByRole('button').click()
    await operation.locator('.opblock-summary-control').click()
    await operation.getByRole('button', { name: 'Execute' }).click()
    await expect(operation.locator('.live-responses-table tbody .response-col_status').first()).toContainText(
      '200',
    )
    await page.locator('.authorize').first().click()
    await expect(page.getByRole('heading', { name: 'Available authorizations' })).toBeVisible()
    expect(await violations()).toEqual([])
  },
)
