import { expect, it } from 'vitest'
import { withFreshImports } from './fresh-imports.ts'

it('tries an import that failed under another address', () => {
  expect(withFreshImports('let a = await import("./steps-x.js"), b = import("elsewhere")')).toBe(
    'let a = await import("./steps-x.js").catch(() => import(`./steps-x.js?${Date.now()}`)), b = import("elsewhere")',
  )
})
