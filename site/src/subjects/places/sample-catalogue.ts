import type { Place } from '@fiacre/sdk'
import { SERVED_COUNTRIES } from '@fiacre/sdk/rules'
import type { Catalogue, Country, Destination } from './catalogue.ts'

const RESORTS = {
  summer: {
    ES: 'Benidorm, Marbella, Salou',
    FR: 'Cannes, Saint-Tropez, Biarritz',
    GR: 'Santorini, Mykonos, Chania',
    HR: 'Makarska, Poreč, Hvar',
    IT: 'Amalfi, Rimini, Taormina',
    ME: 'Budva, Kotor, Herceg Novi',
    PT: 'Albufeira, Lagos, Cascais',
  },
  ski: {
    AT: 'Kitzbühel, St. Anton am Arlberg, Sölden',
    CH: 'Zermatt, Verbier, Davos',
    FI: 'Levi, Ruka, Ylläs',
    FR: 'Courchevel, Val Thorens, Chamonix',
    IT: 'Cortina d’Ampezzo, Livigno, Sestriere',
    NO: 'Hemsedal, Trysil, Geilo',
  },
} as const satisfies Record<string, Record<string, string>>

const DISCOVER = ['AD', 'AM', 'BG', 'GB-SCT', 'GE', 'HR', 'IS']

function samplePlace(name: string, country: string, kind: Place['kind']): Place {
  const { code, name: countryName } = SERVED_COUNTRIES.find((each) => each.code === country) ?? {
    code: country,
    name: country,
  }
  const place = {
    id: `sample:${name}`,
    name,
    countryCode: code,
    kind,
    lat: 46,
    lon: 7,
    timeZone: 'Europe/Paris',
  }
  return { ...place, label: `${name}, ${countryName}` }
}

function resorts(season: keyof typeof RESORTS, code: string): Place[] {
  const names = new Map<string, string>(Object.entries(RESORTS[season])).get(code)
  return names?.split(', ').map((name) => samplePlace(name, code, 'resort')) ?? []
}

function sampleDestination(code: string, name: string, index: number): Destination {
  const [summerResorts, skiResorts] = [resorts('summer', code), resorts('ski', code)]
  const [startPriceCents, pricePerKmCents] = [60 + ((index * 137) % 760), 29 + ((index * 61) % 321)]
  const image = `/destinations/${code.toLowerCase()}`
  return {
    code,
    name,
    flag: '🏳️',
    startPrice: startPriceCents / 100,
    startPriceCents,
    // Nowhere does a ride cost as little as its start.
    fromPrice: 25 + index,
    fromPriceCents: 2500 + 100 * index,
    pricePerKm: pricePerKmCents / 100,
    pricePerKmCents,
    imageUrl: `${image}.svg`,
    ...(summerResorts.length > 0 && { summerImageUrl: `${image}-summer.svg` }),
    ...(skiResorts.length > 0 && { skiImageUrl: `${image}-ski.svg` }),
    categories: [
      ...(summerResorts.length > 0 ? (['summer'] as const) : []),
      ...(skiResorts.length > 0 ? (['ski'] as const) : []),
      ...(DISCOVER.includes(code) ? (['discover'] as const) : []),
    ],
    summerResorts,
    skiResorts,
  }
}

const places = (kind: Place['kind'], named: string) =>
  named.split(', ').map((each) => samplePlace(each.slice(0, -3), each.slice(-2), kind))

function sampleRide(): Catalogue['rides'][number] {
  return {
    pickup: samplePlace('Geneva Airport', 'CH', 'airport'),
    destination: samplePlace('Chamonix', 'FR', 'resort'),
    vehicleTypeId: 1,
    distanceKm: 90.1,
    durationMinutes: 73,
    price: 183.9,
    priceCents: 18_390,
    imageUrl: '/destinations/fr-ski.svg',
  }
}

/** A catalogue as the service gives it, for tests: every country, its resorts, and some places to start from. */
export function sampleCatalogue(): Catalogue {
  const served = [...SERVED_COUNTRIES, { code: 'GB-SCT', name: 'Scotland' }]
  return {
    ratesValidFrom: '2026-11-21',
    rateVersion: '2026-11-21',
    countries: served
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .map(({ code, name }, index) => sampleDestination(code, name, index)),
    airports: places(
      'airport',
      'Istanbul Airport TR, Charles de Gaulle Airport FR, Amsterdam Airport Schiphol NL, Adolfo Suárez Madrid–Barajas Airport ES, Frankfurt Airport DE, Barcelona–El Prat Airport ES, Munich Airport DE, Rome–Fiumicino Leonardo da Vinci Airport IT, Lisbon Airport PT, Dublin Airport IE, Palma de Mallorca Airport ES, Vienna Airport AT, Athens Airport GR, Zürich Airport CH, Copenhagen Airport DK, Geneva Airport CH, Oslo Airport NO, Warsaw Chopin Airport PL, Milan Malpensa Airport IT, Brussels Airport BE',
    ),
    capitals: places(
      'city',
      'Amsterdam NL, Athens GR, Berlin DE, Bern CH, Bratislava SK, Brussels BE, Bucharest RO, Budapest HU, Copenhagen DK, Dublin IE, Helsinki FI, Lisbon PT, Ljubljana SI, Luxembourg LU, Madrid ES, Oslo NO, Paris FR, Prague CZ, Riga LV, Rome IT, Sofia BG, Stockholm SE, Tallinn EE, Valletta MT, Vienna AT, Vilnius LT, Warsaw PL, Zagreb HR',
    ),
    rides: [sampleRide()],
    runways: [
      {
        resortId: 'sample:Zermatt',
        airport: samplePlace('Geneva Airport', 'CH', 'airport'),
      },
    ],
    mostBooked: places('city', 'Nice FR, Kraków PL, Split HR, Interlaken CH, Salzburg AT'),
  }
}

/** What there is in Switzerland, as the service gives it, for tests. */
export function sampleCountry(): Country {
  return {
    code: 'CH',
    airports: places('airport', 'Zürich Airport CH, Geneva Airport CH'),
    resorts: resorts('ski', 'CH'),
    rides: [sampleRide()],
  }
}
