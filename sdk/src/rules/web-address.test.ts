import { describe, expect, it } from 'vitest'
import { hasWebAddress, hasWebAddressInName } from './web-address.ts'

describe('a web address', () => {
  it.each([
    'http://evil.example',
    'Geneva HTTPS://evil.example/win Airport',
    'hxxp://evil.example',
    'ftp://1.2.3.4',
    'www.evil.example',
    '(WWW.evil.example)',
    'evil.example/win',
    'evil.example:8080/win',
    'evil.example?win=1',
    'evil.xn--p1ai/win',
    'http：//evil.example',
    'www．evil．example',
    'www。evil。example',
    'ht\u200Btp://evil.example',
    'w\u2060ww.evil.example',
  ])('is seen in %j', (text) => {
    expect(hasWebAddress(text)).toBe(true)
    expect(hasWebAddressInName(text)).toBe(true)
  })

  it.each([
    'St.Gallen',
    'St.Gallen/Bahnhof',
    'St. Anton am Arlberg',
    'Bad Kissingen.Bahnhof',
    "Val d'Hérens",
    'Frankfurt a.M./Flughafen Terminal 1',
    'Paris Charles de Gaulle Airport (CDG), France',
    'Ul. Św. Jana 5/7, Kraków',
    'Rue du Mont-Blanc 12, 1.OG',
    'Meet at 12.30/13.00',
    'Www',
    'Owwww. Hotel',
    'Gate A/B, 2.floor',
    'Hotel: Post',
  ])('is not seen in the place %j', (text) => {
    expect(hasWebAddress(text)).toBe(false)
  })

  it.each(["O'Brien", "d'Hérens", 'J.R.', 'Müller-Lüdenscheidt', 'St. John', 'J.Smith', 'Nguyễn', 'Comnet'])(
    'is not seen in the name %j',
    (text) => expect(hasWebAddressInName(text)).toBe(false),
  )

  it.each(['win at evil.com', 'Evil.ORG', 'evil.info.'])(
    'that is a host alone is seen in the name %j',
    (text) => expect(hasWebAddressInName(text)).toBe(true),
  )

  it.each(['a', 'a-', 'www.', '.xn--', 'ﬃ', 'x.ab'])(
    'is looked for in a time that grows with the text alone: %j again and again',
    (text) => {
      const started = performance.now()
      hasWebAddressInName(text.repeat(60_000 / text.length))
      // The square of the length would take seconds.
      expect(performance.now() - started).toBeLessThan(2000)
    },
  )

  it('may be a company on a name board', () => {
    expect(hasWebAddress('Booking.com desk')).toBe(false)
  })
})
