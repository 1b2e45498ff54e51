import { expect, it } from 'vitest'
import { nameVariants } from './name-variants.ts'

it('spells a name the ways people type it', () => {
  expect(nameVariants("Val d'Isère")).toContain('Val dIsère')
  expect(nameVariants('München')).toEqual(['muenchen'])
  expect(nameVariants('Sankt Anton')).toEqual(['St Anton'])
  expect(nameVariants('St. Moritz')).toEqual(['Saint Moritz', 'Sankt Moritz'])
  expect(nameVariants('Saint-Gervais')).toEqual(['St Gervais'])
  expect(nameVariants('Tromsø')).toEqual(['tromsoe'])
})

it('has nothing to add to a plain name', () => {
  expect(nameVariants('Paris')).toEqual([])
  expect(nameVariants('Stockholm')).toEqual([])
})
