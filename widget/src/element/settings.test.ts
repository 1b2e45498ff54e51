import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

const PAGE = { lang: 'de-AT', browser: 'fr' }

function settings(attributes: Record<string, string>, page = PAGE) {
  return readSettings({ getAttribute: (name: string) => attributes[name] ?? null }, page)
}

describe('what the element is told', () => {
  it('goes without saying where nothing is said', () => {
    expect(settings({})).toEqual({
      pickup: '',
      destination: '',
      locale: 'de-AT',
      currency: 'EUR',
      units: 'km',
      theme: 'auto',
    })
  })

  it('is read from its attributes', () => {
    const attributes = { pickup: ' Geneva ', locale: 'pl', currency: 'chf', units: 'mi', theme: 'dark' }
    expect(settings(attributes)).toMatchObject({
      pickup: 'Geneva',
      locale: 'pl',
      currency: 'CHF',
      units: 'mi',
      theme: 'dark',
    })
  })

  it('finds its language in the attribute, the page, the browser, or is English', () => {
    expect(settings({ locale: 'not a tag' }).locale).toBe('de-AT')
    expect(settings({}, { lang: '', browser: 'fr' }).locale).toBe('fr')
    expect(settings({}, { lang: '', browser: '' }).locale).toBe('en')
  })

  it('passes over nonsense', () => {
    expect(settings({ units: 'furlongs', theme: 'neon' })).toMatchObject({ units: 'km', theme: 'auto' })
  })
})
