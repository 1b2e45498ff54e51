import { describe, expect, it } from 'vitest'
import { flagEmoji } from './flag.ts'

describe('flagEmoji', () => {
  it.each([
    ['CH', '🇨🇭'],
    ['PL', '🇵🇱'],
    ['AD', '🇦🇩'],
    ['GB', '🇬🇧'],
    ['GB-SCT', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ])('of %s is %s', (code, flag) => {
    expect(flagEmoji(code)).toBe(flag)
  })

  it('is one sign to the eye', () => {
    const signs = new Intl.Segmenter('en', { granularity: 'grapheme' })
    for (const code of ['CH', 'GB-SCT']) expect([...signs.segment(flagEmoji(code))]).toHaveLength(1)
  })
})
