/** The password of the accounts below. They are made in development alone, on one's own machine. */
export const DEMO_PASSWORD = 'fiacre-drives-2026'

interface DemoVehicle {
  vehicleTypeId: number
  make: string
  model: string
  plate: string
  seats: number
  suitcases: number
}

interface DemoCarrier {
  /** Ends the ids of all that is the carrier's. */
  digit: string
  email: string
  firstName: string
  lastName: string
  legalName: string
  countryCode: string
  city: string
  phone: string
  iban: string
  /** Whose surroundings it drives from. */
  around: { label: string; lat: number; lon: number; radiusKm: number }
  vehicles: readonly DemoVehicle[]
  drivers: readonly (readonly [firstName: string, lastName: string, phone: string, language: string])[]
}

const economy = (plate: string): DemoVehicle => ({
  vehicleTypeId: 1,
  make: 'Škoda',
  model: 'Superb',
  plate,
  seats: 4,
  suitcases: 4,
})
const business = (plate: string): DemoVehicle => ({
  vehicleTypeId: 2,
  make: 'Mercedes-Benz',
  model: 'E-Class',
  plate,
  seats: 4,
  suitcases: 4,
})
const van = (plate: string): DemoVehicle => ({
  vehicleTypeId: 4,
  make: 'Mercedes-Benz',
  model: 'V-Class',
  plate,
  seats: 8,
  suitcases: 8,
})

/** Three carriers to try the product with. Names and numbers are invented. */
export const DEMO_CARRIERS: readonly DemoCarrier[] = [
  {
    digit: '1',
    email: 'geneva@carriers.fiacre.example',
    firstName: 'Claire',
    lastName: 'Favre',
    legalName: 'Léman Transferts Sàrl',
    countryCode: 'CH',
    city: 'Geneva',
    phone: '+41225550101',
    iban: 'CH9300762011623852957',
    around: { label: 'Geneva, Switzerland', lat: 46.2044, lon: 6.1432, radiusKm: 100 },
    vehicles: [economy('GE 100 101'), business('GE 100 102'), van('GE 100 103')],
    drivers: [
      ['Jean', 'Favre', '+41795550101', 'fr'],
      ['Nina', 'Keller', '+41795550102', 'de'],
      ['Luca', 'Moretti', '+41795550103', 'it'],
    ],
  },
  {
    digit: '2',
    email: 'vienna@carriers.fiacre.example',
    firstName: 'Anna',
    lastName: 'Gruber',
    legalName: 'Donau Chauffeur GmbH',
    countryCode: 'AT',
    city: 'Vienna',
    phone: '+4315550201',
    iban: 'AT611904300234573201',
    around: { label: 'Vienna, Austria', lat: 48.2082, lon: 16.3738, radiusKm: 100 },
    vehicles: [economy('W 20201 TX'), business('W 20202 TX'), van('W 20203 TX')],
    drivers: [
      ['Stefan', 'Huber', '+436645550201', 'de'],
      ['Mirela', 'Novak', '+436645550202', 'hr'],
      ['Paul', 'Wagner', '+436645550203', 'de'],
    ],
  },
  {
    digit: '3',
    email: 'krakow@carriers.fiacre.example',
    firstName: 'Ewa',
    lastName: 'Zielińska',
    legalName: 'Wawel Transfer sp. z o.o.',
    countryCode: 'PL',
    city: 'Kraków',
    phone: '+48125550301',
    iban: 'PL61109010140000071219812874',
    around: { label: 'Kraków, Poland', lat: 50.0614, lon: 19.9366, radiusKm: 100 },
    vehicles: [economy('KR 3 0301'), business('KR 3 0302'), van('KR 3 0303')],
    drivers: [
      ['Piotr', 'Zieliński', '+48600555301', 'pl'],
      ['Olena', 'Koval', '+48600555302', 'uk'],
      ['Marek', 'Lis', '+48600555303', 'pl'],
    ],
  },
]
