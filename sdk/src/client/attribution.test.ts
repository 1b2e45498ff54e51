import { expect, expectTypeOf, it } from 'vitest'
import type { components } from '../generated/contract.ts'
import { ATTRIBUTION_NAMES, type AttributionName } from '../rules/attribution.ts'

it('are the names of the contract, each once', () => {
  expectTypeOf<AttributionName>().toEqualTypeOf<keyof components['schemas']['Attribution']>()
  expect(new Set(ATTRIBUTION_NAMES).size).toBe(9)
})
