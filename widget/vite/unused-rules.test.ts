import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { UNUSED_CLASSES, unusedRules, withoutUnusedRules } from './unused-rules.ts'

const root = new URL('../src/', import.meta.url)
const read = (pattern: string): string =>
  globSync(pattern, { cwd: root })
    .map((file) => readFileSync(new URL(file, root), 'utf8'))
    .join('')

describe('looks that the form has no use for', () => {
  it('are those of the shared controls, and stand nowhere in the form', () => {
    const form = read('{booking,element}/**/*.tsx')
    const controls = read('theme/controls/*.css')
    expect(form).toContain('fi-button--secondary')
    expect(UNUSED_CLASSES.filter((name) => form.includes(name))).toEqual([])
    expect(UNUSED_CLASSES.filter((name) => !controls.includes(`.${name}`))).toEqual([])
  })

  it('of a button are not asked for by a name put together', () => {
    expect(read('booking/form/busy-button.tsx')).toContain("look: 'primary' | 'secondary'")
    expect(
      read('{booking,element}/**/*.tsx').match(/fi-(?:button|card|banner|icon|skeleton|spinner)-*\$\{/g),
    ).toEqual(['fi-button--${'])
  })

  it('are left out, and others of the same rule stay', () => {
    const gone = {
      selectors: ['.fi-button--quiet', '.fi-button--icon.fi-button--sm'],
      remove: vi.fn<() => void>(),
    }
    const kept = {
      selectors: ['.fi-button--quiet:disabled', '.fi-button--quieter'],
      remove: vi.fn<() => void>(),
    }
    unusedRules.Rule(gone)
    unusedRules.Rule(kept)
    expect(gone.remove).toHaveBeenCalledOnce()
    expect(kept.remove).not.toHaveBeenCalled()
    expect(kept.selectors).toEqual(['.fi-button--quieter'])
  })

  it('are left out of the text that tells which tokens are in use', () => {
    const kept = '.fi-card,.fi-card--accent{color:var(--fi-ink)}'
    expect(withoutUnusedRules(`.fi-card--accent{color:var(--fi-on-accent-soft)}${kept}`)).toBe(kept)
  })
})
