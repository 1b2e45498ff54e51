import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { IS_LONG } from './at-length.ts'

/** Axe finds nothing on the page as it stands, or within one part of it. `state` names it in a complaint. */
export async function expectAccessible(
  page: Page,
  { within, state = page.url() }: { within?: string; state?: string } = {},
): Promise<void> {
  await faded(page)
  // In one run within the page. Axe's other way opens a second page to put the results of frames from other origins
  // together, which takes twice as long; no page here has such a frame.
  const axe = new AxeBuilder({ page, ...((await hasAxe(page)) && { axeSource: ';' }) })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], preload: false })
  const { violations, passes } = await (within ? axe.include(within) : axe).analyze()
  const found = violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ target, any }) => [target.join(' '), any[0]?.message]),
  }))
  expect(found, state).toEqual([])
  expect(passes.length, `what axe looked at: ${state}`).toBeGreaterThan(5)
}

/** In `pnpm test:chaos` alone: where a journey passes a screen that is built of the same parts as others it looks at. */
export async function expectAccessibleAtLength(...asked: Parameters<typeof expectAccessible>): Promise<void> {
  if (IS_LONG) await expectAccessible(...asked)
}

/** Whether the page still has axe from an earlier look: half a megabyte of script, which is compiled anew each time. */
const hasAxe = (page: Page) => page.evaluate(() => 'axe' in globalThis)

/** Colours that fade over, by day and by night, are looked at as they end: halfway they have any contrast. */
async function faded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const roots = [
      document,
      ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []),
    ]
    const once = roots
      .flatMap((root) => root.getAnimations())
      .filter(({ effect }) => effect?.getTiming().iterations === 1)
    for (const each of once) each.finish()
    await Promise.allSettled(once.map(({ finished }) => finished))
  })
}
