import { describe, expect, it } from 'vitest'
import { readStreetAndTown } from './street-and-town.ts'

describe('a street and its town', () => {
  it.each([
    ['Rynek 1, Kraków', 'Rynek 1', '', 'Kraków'],
    ['Rynek 1 Kraków', 'Rynek 1', '', 'Kraków'],
    ['Rynek Główny 1, 31-042 Kraków, Poland', 'Rynek Główny 1', '31-042', 'Kraków, Poland'],
    ['12 rue de Rivoli, 75001 Paris', '12 rue de Rivoli', '75001', 'Paris'],
    ['Hauptstraße 5a Wien', 'Hauptstraße 5a', '', 'Wien'],
    ['  ul.  Długa 12/4,  Gdańsk ', 'ul. Długa 12/4', '', 'Gdańsk'],
    ['Λεωφόρος Συγγρού 10, Αθήνα', 'Λεωφόρος Συγγρού 10', '', 'Αθήνα'],
  ])('are told apart in "%s"', (text, street, postcode, town) => {
    expect(readStreetAndTown(text)).toEqual({ street, postcode, town })
  })

  it.each([
    'Kraków',
    'Arc 1800',
    'les 2 alpes',
    'Geneva Airport, Terminal 1',
    'Rynek 1',
    'Rynek 1,',
    'Paris, France',
    '',
    '12, 34',
  ])('are not seen in "%s"', (text) => {
    expect(readStreetAndTown(text)).toBeNull()
  })
})
