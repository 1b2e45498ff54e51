import { expect, it } from 'vitest'
import { withUsedTokens } from './used-tokens.ts'

it('leaves tokens out that nothing asks for, and keeps what tokens in use are made of', () => {
  const tokens =
    ':host{ color-scheme: light; --fi-focus: var(--fi-accent); --fi-accent: #123456; --fi-hero: 76px; }'
  expect(withUsedTokens(tokens, 'p{outline:2px solid var(--fi-focus)}')).toBe(
    ':host{ color-scheme: light; --fi-focus: var(--fi-accent); --fi-accent: #123456; }',
  )
})
