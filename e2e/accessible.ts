import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Axe, in one run within the page. Its other way opens a second page to put the results of frames from other origins
 * together, which takes twice as long; no page here has such a frame.
 */
export function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode(true)
}

/** Axe finds nothing on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations, passes } = await axe(page).analyze()
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.target) }))).toEqual([])
  expect(passes.length, 'what axe looked at').toBeGreaterThan(5)
}
