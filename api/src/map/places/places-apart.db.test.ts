import { beforeAll, describe, expect, it } from 'vitest'
import { database } from '../../../test/support/accounts.ts'
import { sharedService } from '../../../test/support/shared-service.ts'
import { resolvePlace } from './resolve-place.ts'
import { resolved } from '../../../test/support/resolved-place.ts'

let db: ReturnType<typeof database>

beforeAll(async () => {
  db = database(await sharedService())
})

describe('a text that names two places', () => {
  it.each([
    ['Meet at Geneva airport arrivals hall, Argentiere, Chamonix', ['Argentière', 'Geneva Airport']],
    ['Chamonix (GVA)', ['Geneva Airport', 'Chamonix']],
    ['Rome, Chamonix', ['Rome', 'Chamonix']],
    ['Stansted, London', ['London', 'London Stansted Airport']],
    ['Port of Civitavecchia, Rome, Italy', ['Rome', 'Civitavecchia Cruise Port']],
    ['Bristol Hotel Salzburg', ['Bristol', 'Salzburg']],
    ['Colosseum Rome, Naples', ['Naples', 'Rome', 'Colosseum']],
    // A country at the end speaks for the part before it, and not for all.
    ['Stuttgart Airport, Hotel Post 3, Istanbul Airport, Türkiye', ['Istanbul Airport', 'Stuttgart Airport']],
    ['Budva, Lille, Montenegro', ['Budva', 'Lille']],
    ['Dublin Airport (DUB) (GVA)', ['Dublin Airport', 'Geneva Airport']],
    ['Milan Malpensa Airport via Gatwick Airport', ['Milan Malpensa Airport', 'London Gatwick Airport']],
    ['Gen\u200beva Air\u2060port, Ro\u00adme', ['Geneva Airport', 'Rome']],
    ['Geneva Airport (GVA), 3920 Zermatt', ['Geneva Airport', 'Zermatt']],
    ['Geneva Airport, 1854 Leysin', ['Geneva Airport', 'Leysin']],
    ['3920 Zermatt, Geneva', ['Geneva', 'Zermatt']],
    ['Geneva, Bahnhofplatz 5 3920 Zermatt', ['Geneva', 'Zermatt']],
    ['Bahnhof Zermatt, Geneva', ['Geneva', 'Zermatt']],
    ['Lyon, 05600 Guillestre', ['Lyon', 'Guillestre']],
    ['Lyon, Guillestre', ['Lyon', 'Guillestre']],
    ['Paris, 12 Dover Road, Dover', ['Paris', 'Dover']],
    ['10 rue de Rivoli 75001 Paris, Calais', ['Calais', 'Paris']],
    ['10 rue de Rivoli Paris, Calais', ['Calais', 'Paris']],
    ['Calais, Paris 10 rue de Rivoli', ['Calais', 'Paris']],
    ['Hotel Ritz Paris, Calais', ['Calais', 'Paris']],
    ['Bahnhofstrasse 1 Zürich, Zermatt', ['Zermatt', 'Zürich']],
    ['aeroport CDG, Dover', ['Paris Charles de Gaulle Airport', 'Dover']],
    ['Geneva Airport, A-6580 St. Anton', ['Geneva Airport', 'St. Anton am Arlberg']],
    ['Munich, Hahnenkammstrasse 1, 6370 Kitzbühel, Germany', ['Munich', 'Kitzbühel']],
    ['Kitzbühel (Austria), Munich, Germany', ['Munich', 'Kitzbühel']],
    ['Alcudia, Mallorca', ['Palma de Mallorca Airport', 'Alcúdia']],
    ['Zеrmatt, Geneva', ['Geneva', 'Zermatt']],
    ['Zer-matt, Geneva', ['Geneva', 'Zermatt']],
    ['Z e r m a t t, Geneva', ['Geneva', 'Zermatt']],
    ['3920Zermatt, Geneva', ['Geneva', 'Zermatt']],
    ['Hotel in Calais, Paris', ['Paris', 'Calais']],
    ['Venice Airport', ['Trieste Airport', 'Treviso Airport', 'Venice Marco Polo Airport']],
    ['GVA - Zermatt', ['Zermatt', 'Geneva Airport']],
  ])('asks which is meant by %s', async (text, names) => {
    for (const point of [undefined, { lat: 45.92, lon: 6.87 }]) {
      const answer = await resolvePlace(db, { text, point })
      expect(answer).toMatchObject({ kind: 'unclear', candidates: names.map((name) => ({ name })) })
    }
  })

  it.each([
    'Hotel Paris, Geneva',
    'Via Milano 5, Roma',
    'Rue de Lyon 5 Paris',
    'Hilton Paris Opera, 108 Rue Saint-Lazare, 75008 Paris',
    'Calle Federico García Lorca 7, Almería',
    '1 Rue de Genève, 74000 Annecy',
    'Villa Verona, 37011 Bardolino',
    'Stazione di Milano Centrale, Milano',
    'Marbella, 29602 Málaga',
    'London Stansted Airport',
    'Barcelona Airport',
    'Venice Marco Polo Airport',
    'Frankfurt Hahn Airport',
    'Beauvais Airport, Paris',
    'Marbella, Málaga, Spain',
    'Sitges, Barcelona',
    'Disneyland Paris',
    'Victoria, London',
    'San Marco, Venezia',
    'Hilton Frankfurt Airport, Frankfurt',
    'Porto Santo Airport (PXO), Portugal',
  ])('does not ask where %s names one place', async (text) => {
    expect(await resolved(db, { text })).not.toBeNull()
  })
})
