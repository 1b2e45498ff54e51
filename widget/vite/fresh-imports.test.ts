import { expect, it } from 'vitest'
import { withFreshImports } from './fresh-imports.ts'

it('tries an import that failed under another address', () => {
  const [calls, ...declaration] = withFreshImports(
    'let a = await import("./steps.js"), b = import("elsewhere")',
  ).split('\n')
  expect(calls).toBe(
    'let a = await importAgain(() => import("./steps.js"), "./steps.js"), b = import("elsewhere")',
  )
  expect(declaration.join(' ')).toContain("load().catch(() => import(path + '?' + Date.now()))")
})

it('leaves code as it is that imports no neighbour', () => {
  expect(withFreshImports('import("elsewhere")')).toBe('import("elsewhere")')
})
