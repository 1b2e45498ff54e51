import { describe, expect, it } from 'vitest'
import { placeName } from './place-name.ts'

const town = (number: number, name: string) => ({ id: `geonames:${number}`, name, kind: 'city' as const })
const airport = (iata: string, name: string) => ({ id: `airport:${iata}`, name, kind: 'airport' as const })

describe('placeName', () => {
  it.each([
    ['pl', 'Monachium'],
    ['de', 'München'],
    ['it', 'Monaco di Baviera'],
    ['bg', 'Мюнхен'],
    ['el', 'Μόναχο'],
    ['fr', 'Munich'],
    ['en', 'Munich'],
    ['de-AT', 'München'],
    ['uk', 'Munich'],
    ['not a language', 'Munich'],
  ])('calls Munich in %s %s', (language, name) => {
    expect(placeName(town(2867714, 'Munich'), language)).toBe(name)
  })

  it.each([
    ['de', 2886242, 'Cologne', 'Köln'],
    ['it', 3169070, 'Rome', 'Roma'],
    ['el', 264371, 'Athens', 'Αθήνα'],
    ['es', 2510911, 'Seville', 'Sevilla'],
    ['pl', 756135, 'Warsaw', 'Warszawa'],
    ['bg', 727011, 'Sofia', 'София'],
    ['nb', 2618425, 'Copenhagen', 'København'],
  ])('uses the local name at home: %s', (language, number, kept, name) => {
    expect(placeName(town(number, kept), language)).toBe(name)
  })

  it('keeps the name where the language has none of its own, in whatever letters', () => {
    expect(placeName(town(1, 'Niedertupfing'), 'pl')).toBe('Niedertupfing')
    expect(placeName(town(1, 'Niedertupfing'), 'el')).toBe('Niedertupfing')
  })
})

describe('placeName of an airport', () => {
  it.each([
    ['de', 'Flughafen Genf'],
    ['pl', 'Lotnisko Genewa'],
    ['fr', 'Aéroport de Genève'],
    ['es', 'Aeropuerto de Ginebra'],
    ['it', 'Aeroporto di Ginevra'],
    ['pt', 'Aeroporto de Genebra'],
    ['nl', 'Luchthaven Genève'],
    ['sv', 'Genève flygplats'],
    ['da', 'Genève Lufthavn'],
    ['no', 'Genève lufthavn'],
    ['fi', 'Geneve lentoasema'],
    ['cs', 'Letiště Ženeva'],
    ['sk', 'Letisko Ženeva'],
    ['hu', 'Genf repülőtér'],
    ['ro', 'Aeroportul Geneva'],
    ['bg', 'Летище Женева'],
    ['hr', 'Zračna luka Ženeva'],
    ['sl', 'Letališče Ženeva'],
    ['et', 'Genf lennujaam'],
    ['lv', 'Lidosta Ženēva'],
    ['lt', 'Ženeva oro uostas'],
    ['el', 'Αεροδρόμιο Γενεύη'],
    ['en', 'Geneva Airport'],
  ])('says in %s %s', (language, name) => {
    expect(placeName(airport('GVA', 'Geneva Airport'), language)).toBe(name)
  })

  it.each([
    ['fr', 'ATH', 'Athens Airport', "Aéroport d'Athènes"],
    ['fr', 'LME', 'Le Mans-Arnage Airport', 'Aéroport du Mans-Arnage'],
    ['fr', 'IDY', "Île d'Yeu Airport", "Aéroport de l'Île d'Yeu"],
    ['pt', 'OPO', 'Porto Airport', 'Aeroporto do Porto'],
    ['pl', 'FCO', 'Rome Fiumicino Airport', 'Lotnisko Rzym Fiumicino'],
    ['bg', 'CGN', 'Cologne Bonn Airport', 'Летище Кьолн Бон'],
    ['de', 'BGY', 'Milan Bergamo Airport', 'Flughafen Mailand Bergamo'],
    ['fi', 'HEL', 'Helsinki Airport', 'Helsinki-Vantaan lentoasema'],
    ['es', 'TFS', 'Tenerife South Airport', 'Aeropuerto de Tenerife Sur'],
    ['pl', 'PMI', 'Palma de Mallorca Airport', 'Lotnisko Palma de Mallorca'],
    ['de', 'XXX', 'Nicer Airport', 'Flughafen Nicer'],
  ])('in %s %s: %s is %s', (language, iata, kept, name) => {
    expect(placeName(airport(iata, kept), language)).toBe(name)
  })

  it('keeps the name of a terminal, after its airport’s in the asked language', () => {
    const terminal = {
      id: 'curated:cph-terminal-3',
      name: 'Copenhagen Airport Terminal 3',
      kind: 'airport' as const,
    }
    expect(placeName(terminal, 'da')).toBe('Københavns Lufthavn Terminal 3')
    expect(
      placeName(
        { ...terminal, name: 'London Gatwick Airport North Terminal', id: 'curated:lgw-terminal-north' },
        'pl',
      ),
    ).toBe('Lotnisko Londyn Gatwick North Terminal')
  })

  it('leaves alone what is no "X Airport"', () => {
    const euroairport = airport('BSL', 'EuroAirport Basel Mulhouse Freiburg')
    expect(placeName(euroairport, 'de')).toBe('EuroAirport Basel Mulhouse Freiburg')
  })
})

describe('placeName of a station', () => {
  it.each([
    ['pl', 'PL', 'Kraków Główny Station', 'Kraków Główny, dworzec'],
    ['de', 'PL', 'Kraków Główny Station', 'Bahnhof Kraków Główny'],
    ['fr', 'NL', 'Amsterdam Centraal Station', "Gare d'Amsterdam Centraal"],
    ['en', 'PL', 'Kraków Główny Station', 'Kraków Główny Station'],
    ['pl', 'DK', 'Copenhagen Central Station', 'Kopenhaga Dworzec Główny'],
    ['de', 'DK', 'Copenhagen Central Station', 'Kopenhagen Hauptbahnhof'],
    ['fr', 'BE', 'Antwerp Central Station', "Gare centrale d'Anvers"],
    ['no', 'NO', 'Oslo Central Station', 'Oslo sentralstasjon'],
    ['fr', 'BE', 'Brussels-Midi Station', 'Gare de Bruxelles-Midi'],
    ['it', 'PL', 'Warszawa Centralna Station', 'Stazione di Warszawa Centralna'],
    ['el', 'GR', 'Athens Larissa Station', 'Σταθμός Αθήνα Λάρισα'],
    ['pl', 'AT', 'Wien Hauptbahnhof', 'Wien Hauptbahnhof'],
    ['de', 'FR', 'Paris Gare du Nord', 'Paris Gare du Nord'],
  ])('in %s, of %s: %s is %s', (language, countryCode, name, said) => {
    expect(placeName({ id: 'curated:x', kind: 'station', name, countryCode }, language)).toBe(said)
  })

  it.each([
    ['fr', 'Gare de Bruxelles-Nord'],
    ['nl', 'Station Brussel-Noord'],
    ['de', 'Bahnhof Brüssel-Nord'],
  ])('translates a name that is a translation itself, in %s', (language, said) => {
    const north = { kind: 'station' as const, name: 'Brussels-North Station', countryCode: 'BE' }
    expect(placeName({ ...north, id: 'curated:brussels-north-station' }, language)).toBe(said)
  })
})
