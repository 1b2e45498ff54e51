import { beforeAll, describe, expect, it } from 'vitest'
import { database } from '../../../test/support/accounts.ts'
import { sharedService } from '../../../test/support/shared-service.ts'
import { resolved } from '../../../test/support/resolved-place.ts'
import { searchPlaces } from './search-places.ts'

let db: ReturnType<typeof database>

beforeAll(async () => {
  db = database(await sharedService())
})

const found = async (q: string, limit = 8) => (await searchPlaces(db, { q, limit })).map(({ label }) => label)

describe('a traveller finds', () => {
  it.each([
    // Ski resorts
    ['valmorel', 'Valmorel, France'],
    ['la rosiere', 'La Rosière, France'],
    ['meribel mottaret', 'Méribel-Mottaret, France'],
    ['vaujany', 'Vaujany, France'],
    ['oz en oisans', 'Oz-en-Oisans, France'],
    ['la grave', 'La Grave, France'],
    ['isola 2000', 'Isola 2000, France'],
    ['les saisies', 'Les Saisies, France'],
    ['les carroz', 'Les Carroz, France'],
    ['belle plagne', 'Belle-Plagne, France'],
    ['vallandry', 'Peisey-Vallandry, France'],
    ['superdevoluy', 'Superdévoluy, France'],
    ['pra loup', 'Pra Loup, France'],
    ['piau', 'Piau-Engaly, France'],
    ['la mongie', 'La Mongie, France'],
    ['el tarter', 'El Tarter, Andorra'],
    ['boi taull', 'Boí Taüll, Spain'],
    ['les crosets', 'Les Crosets, Switzerland'],
    ['obertauern', 'Obertauern, Austria'],
    ['hochgurgl', 'Hochgurgl, Austria'],
    ['champoluc', 'Champoluc, Italy'],
    ['seiser alm', 'Alpe di Siusi, Italy'],
    ['passo tonale', 'Passo del Tonale, Italy'],
    ['strbske pleso', 'Štrbské Pleso, Slovakia'],
    ['jahorina', 'Jahorina, Bosnia & Herzegovina'],
    ['hafjell', 'Hafjell, Norway'],
    ['białka tatrzańska', 'Białka Tatrzańska, Poland'],
    // Beaches
    ['costa adeje', 'Costa Adeje, Spain'],
    ['playa den bossa', "Playa d'en Bossa, Spain"],
    ['playa blanca lanzarote', 'Playa Blanca, Spain'],
    ['quinta do lago', 'Quinta do Lago, Portugal'],
    ['forte village', 'Forte Village, Italy'],
    ['costa smeralda', 'Porto Cervo, Italy'],
    ['lindos', 'Lindos, Greece'],
    ['Κάβος', 'Kavos, Greece'],
    ['sithonia', 'Nikíti, Greece'],
    ['kos', 'Kos, Greece'],
    ['chalkidiki', 'Nea Moudania, Greece'],
    ['icmeler', 'İçmeler (Marmaris), Türkiye'],
    ['kundu', 'Kundu, Türkiye'],
    ['albena', 'Albena, Bulgaria'],
    ['coral bay', 'Coral Bay, Cyprus'],
    // Stations and ports
    ['stuttgart hbf', 'Stuttgart Hauptbahnhof, Germany'],
    ['gare de lausanne', 'Lausanne Station, Switzerland'],
    ['roma termini', 'Roma Termini Station, Italy'],
    ['bordeaux saint jean', 'Bordeaux Saint-Jean Station, France'],
    ['poznan glowny', 'Poznań Główny Station, Poland'],
    ['liverpool street', 'London Liverpool Street Station, United Kingdom'],
    ['gara de nord', 'București Nord Station, Romania'],
    ['balti jaam', 'Tallinn Baltic Station, Estonia'],
    ['rafina port', 'Rafina Port, Greece'],
    ['galataport', 'Galataport Istanbul, Türkiye'],
    ['genoa cruise', 'Genoa Cruise Port, Italy'],
    ['color line kiel', 'Kiel Norwegenkai, Germany'],
    ['harwich international', 'Harwich International Port, United Kingdom'],
    // Sights
    ['energylandia', 'Energylandia, Poland'],
    ['legoland gunzburg', 'Legoland Günzburg, Germany'],
    ['cliffs of moher', 'Cliffs of Moher, Ireland'],
    ['preikestolen', 'Pulpit Rock Car Park, Norway'],
    ['santa claus village', 'Santa Claus Village, Finland'],
    ['krka national park', 'Krka National Park Skradinski Buk, Croatia'],
    ['sagrada familia', 'Sagrada Família, Spain'],
    ['acropolis', 'Acropolis of Athens, Greece'],
    // Airports
    ['biarritz airport', 'Biarritz Airport (BIQ), France'],
    ['peg', 'Perugia Airport (PEG), Italy'],
    ['sion airport', 'Sion Airport (SIR), Switzerland'],
    ['lofoten', 'Leknes Airport (LKN), Norway'],
    ['st moritz airport', 'Samedan Airport (SMV), Switzerland'],
    ['mersin airport', 'Çukurova Airport (COV), Türkiye'],
  ])('%s first as %s', async (q, label) => {
    expect((await found(q))[0]).toBe(label)
  })

  it.each([
    ['Heathrow Terminal 5', 'London Heathrow Airport Terminal 5, United Kingdom'],
    ['heathrow t3', 'London Heathrow Airport Terminal 3, United Kingdom'],
    ['LHR T5', 'London Heathrow Airport Terminal 5, United Kingdom'],
    ['gatwick north terminal', 'London Gatwick Airport North Terminal, United Kingdom'],
    ['CDG Terminal 2E', 'Paris Charles de Gaulle Airport Terminal 2E, France'],
    ['FRA T2', 'Frankfurt Airport Terminal 2, Germany'],
    ['Flughafen München Terminal 2', 'Munich Airport Terminal 2, Germany'],
    ['Malpensa T1', 'Milan Malpensa Airport Terminal 1, Italy'],
  ])('the terminal of %s, typed or sent back as a label', async (q, label) => {
    expect((await found(q))[0]).toBe(label)
    for (const text of [q, label]) {
      expect(await resolved(db, { text }), text).toMatchObject({ label, match: 'place' })
    }
  })

  it('the airport before its terminals, and where the terminal is not known', async () => {
    for (const q of ['LHR', 'heathrow', 'london heathrow airport']) {
      expect((await found(q))[0], q).toBe('London Heathrow Airport (LHR), United Kingdom')
    }
    expect(await found('heathrow')).toContain('London Heathrow Airport Terminal 4, United Kingdom')
    expect((await found('heathrow terminal 9'))[0]).toBe('London Heathrow Airport (LHR), United Kingdom')
    expect((await found('geneva terminal 1'))[0]).toBe('Geneva, Switzerland')
    expect((await found('schiphol'))[0]).toBe('Amsterdam Schiphol Airport (AMS), Netherlands')
    expect(await resolved(db, { text: 'Heathrow Terminal 9' })).toMatchObject({
      id: 'airport:LHR',
    })
  })

  it('towns as before, above the resorts, stations and sights named after them', async () => {
    for (const [q, label] of [
      ['stuttgart', 'Stuttgart, Germany'],
      ['bologna', 'Bologna, Italy'],
      ['piła', 'Piła, Poland'],
      ['montserrat', 'Montserrat Monastery, Spain'],
      ['delphi', 'Delphi, Greece'],
      ['vienna', 'Vienna, Austria'],
    ] as const) {
      expect((await found(q)).slice(0, 2), q).toContain(label)
    }
  })
})
