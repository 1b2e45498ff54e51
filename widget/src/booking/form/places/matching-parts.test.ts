import { expect, it } from 'vitest'
import { matchingParts } from './matching-parts.ts'

it.each([
  ['Geneva Airport (GVA), Switzerland', 'gene', '[Gene]va Airport (GVA), Switzerland'],
  ['Geneva Airport (GVA), Switzerland', 'gva air', 'Geneva [Air]port ([GVA]), Switzerland'],
  ['Kraków Główny, Polska', 'krakow glow', '[Kraków] [Głów]ny, Polska'],
  ['Gießen, Germany', 'giess', '[Gieß]en, Germany'],
  ['Saint-Tropez, France', 'st tropez', 'Saint-[Tropez], France'],
  ['Munich, Germany', 'münchen', 'Munich, Germany'],
  ['Chamonix, France', 'nix', 'Chamonix, France'],
  ['Chamonix, France', '', 'Chamonix, France'],
])('of %s, what was typed as “%s” is set apart', (text, typed, shown) => {
  const parts = matchingParts(text, typed)
  expect(parts.map((part) => (part.isMatch ? `[${part.text}]` : part.text)).join('')).toBe(shown)
})
