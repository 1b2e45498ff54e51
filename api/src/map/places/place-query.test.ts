import { describe, expect, it } from 'vitest'
import { readPlaceQuery } from './place-query.ts'

describe('readPlaceQuery', () => {
  it('has nothing to look for in punctuation', () => {
    expect(readPlaceQuery(' ?! ')).toBeNull()
  })

  it('takes three letters for a possible airport code', () => {
    expect(readPlaceQuery('gva')).toMatchObject({ phrase: 'gva', words: [], iata: 'GVA' })
    expect(readPlaceQuery('gvas')).toMatchObject({ iata: null })
  })

  it('puts the airport word last, in any language and half typed', () => {
    expect(readPlaceQuery('Lotnisko Kraków')?.phrase).toBe('krakow airport')
    expect(readPlaceQuery('geneva aerop')?.phrase).toBe('geneva airport')
    expect(readPlaceQuery('aerop')?.phrase).toBe('aerop')
  })

  it('reads a terminal, and the airport without it', () => {
    expect(readPlaceQuery('Heathrow T5')).toMatchObject({
      phrase: 'heathrow',
      terminal: 'heathrow terminal 5',
    })
    expect(readPlaceQuery('Heathrow')).toMatchObject({ phrase: 'heathrow', terminal: null })
  })

  it('takes a served country off the end and keeps to it', () => {
    expect(readPlaceQuery('Paris, Francja')).toMatchObject({ phrase: 'paris', countryCode: 'FR' })
    expect(readPlaceQuery('France')).toMatchObject({ phrase: 'france', countryCode: null })
    expect(readPlaceQuery('Paris, USA')).toMatchObject({ phrase: 'paris usa', countryCode: null })
  })

  it('looks for telling words only', () => {
    expect(readPlaceQuery('gare de lyon')?.words).toEqual(['gare', 'lyon'])
    expect(readPlaceQuery('saint m')?.words).toEqual([])
  })
})
