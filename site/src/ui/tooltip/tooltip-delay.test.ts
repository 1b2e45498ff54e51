import * as rules from '@fiacre/sdk/rules'
import { expect, it } from 'vitest'
import { createTooltipDelay, TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from './tooltip-delay.ts'

it('waits long for the first, shorter for the next at once, and long again after a while', () => {
  let now = 0
  const delay = createTooltipDelay(() => now)
  expect(delay.now()).toBe(TOOLTIP_DELAY_MS)
  delay.shown()
  now = 5000
  delay.left()
  expect(delay.now()).toBe(TOOLTIP_SKIP_DELAY_MS)
  now += TOOLTIP_SKIP_DELAY_MS
  expect(delay.now()).toBe(TOOLTIP_DELAY_MS)
})

it('waits as the rules say', () => {
  expect([rules.TOOLTIP_DELAY_MS, rules.TOOLTIP_SKIP_DELAY_MS]).toEqual([
    TOOLTIP_DELAY_MS,
    TOOLTIP_SKIP_DELAY_MS,
  ])
})
