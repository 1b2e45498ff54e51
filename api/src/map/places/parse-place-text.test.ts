import { describe, expect, it } from 'vitest'
import { parsePlaceText } from './parse-place-text.ts'

const guess = (text: string, key: string) => parsePlaceText(text).guesses.get(key)

describe('parsePlaceText', () => {
  it('takes an address apart, without its numbers', () => {
    const text = parsePlaceText('Rynek 1, 31-042 Kraków, Polska')
    expect(text).toMatchObject({ parts: 2, countryCode: 'PL', elsewhere: false })
    expect(text.guesses.get('krakow')).toEqual({
      part: 1,
      form: 'trimmed',
      words: 1,
      isAddress: false,
      isTown: true,
    })
  })

  it('keeps a country that is all there is: Luxembourg is a town too', () => {
    expect(parsePlaceText('Luxembourg')).toMatchObject({ parts: 1, countryCode: 'LU' })
    expect(guess('Luxembourg', 'luxembourg')?.form).toBe('whole')
  })

  it('notices a country that is not served', () => {
    expect(parsePlaceText('Paris, USA').elsewhere).toBe(true)
    expect(parsePlaceText('San Marino').elsewhere).toBe(true)
    expect(parsePlaceText('Kraków').elsewhere).toBe(false)
  })

  it('reads the code and the district of our own labels', () => {
    expect(parsePlaceText('Geneva Airport (GVA), Switzerland').codes).toEqual(['GVA'])
    expect(guess('Kemer (Antalya), Türkiye', 'antalya')).toMatchObject({ part: 1, form: 'whole' })
  })

  it('believes capitals to be a code only where they stand out', () => {
    expect(parsePlaceText('Paris CDG').possibleCodes).toEqual(['CDG'])
    expect(parsePlaceText('RUE DES ALPES').possibleCodes).toEqual([])
  })

  it('joins an airport word to the town beside it', () => {
    expect(guess('Kraków, lotnisko', 'krakow airport')?.form).toBe('whole')
    expect(guess('Aéroport de Genève', 'geneve airport')?.form).toBe('whole')
  })

  it('stays bounded on long texts', () => {
    expect(parsePlaceText('very long street name '.repeat(200)).guesses.size).toBeLessThanOrEqual(400)
  })
})
