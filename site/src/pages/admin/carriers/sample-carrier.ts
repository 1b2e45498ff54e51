import type { CarrierRecord } from './carrier-reads.ts'

const CARRIER = '0198c300-1111-7abc-8def-0123456789ab'
const DRIVER = '0198c300-3333-7abc-8def-0123456789ab'

/** A company in Geneva that waits for us, with a name to look into and a paper that is missing. */
export function sampleCarrier(more: Partial<CarrierRecord['carrier']> = {}): CarrierRecord {
  return {
    ownerEmail: 'claire@alpine-rides.example',
    cases: [
      {
        id: '0198c300-5555-7abc-8def-0123456789ab',
        subject: 'contact',
        name: 'Victor Erfundenskij',
        listedName: 'Viktor Erfundenskij',
        entry: '900001',
        score: 94,
        state: 'open',
        createdAt: '2026-02-10T09:05:00.000Z',
      },
    ],
    carrier: {
      id: CARRIER,
      state: 'submitted',
      stateReason: null,
      fieldsDue: [],
      details: {
        kind: 'company',
        legalName: 'Alpine Rides Sàrl',
        countryCode: 'CH',
        city: 'Geneva',
        address: 'Rue du Mont-Blanc 12',
        zipCode: '1201',
        registerName: 'Registre du commerce de Genève',
        registerNumber: 'CHE-116.281.710',
        taxNumber: 'CHE-116.281.710',
        vatNumber: null,
        isVatCharged: false,
        contactName: 'Victor Erfundenskij',
        phone: '+41 22 900 12 34',
        email: 'claire@alpine-rides.example',
        iban: 'CH9300762011623852957',
        accountHolder: 'Alpine Rides Sàrl',
        areas: [
          {
            kind: 'airport',
            countryCode: 'CH',
            airportCode: 'GVA',
            label: 'Geneva Airport',
            lat: 46.2381,
            lon: 6.109,
            radiusKm: 5,
          },
        ],
      },
      vatTruth: 'unknown',
      agreementVersion: 1,
      vehicles: [
        {
          id: '0198c300-2222-7abc-8def-0123456789ab',
          vehicleTypeId: 4,
          make: 'Mercedes-Benz',
          model: 'V-Class',
          year: 2024,
          colour: 'black',
          plate: 'GE 123456',
          countryCode: 'CH',
          seats: 7,
          suitcases: 7,
          childSeats: { infant: 0, child: 1, booster: 2 },
          isActive: true,
        },
      ],
      drivers: [
        {
          id: DRIVER,
          firstName: 'Jean',
          lastName: 'Favre',
          phone: '+41 79 123 45 67',
          languages: ['fr', 'en'],
          photoId: null,
          isActive: true,
        },
      ],
      papers: [
        {
          id: '0198c300-4444-7abc-8def-0123456789ab',
          subject: 'carrier',
          vehicleId: null,
          driverId: null,
          kind: 'transport-licence',
          countryCode: 'CH',
          number: 'VT-2024-118',
          issuedOn: '2024-05-02',
          expiresOn: '2029-05-01',
          fileId: '0198c300-6666-7abc-8def-0123456789ab',
          state: 'submitted',
          rejection: null,
          createdAt: '2026-02-10T09:00:00.000Z',
        },
      ],
      due: [
        {
          code: 'screening',
          field: null,
          subject: null,
          subjectId: null,
          paper: null,
          blocks: 'approval',
          until: null,
        },
        {
          code: 'paper',
          field: null,
          subject: 'driver',
          subjectId: DRIVER,
          paper: 'identity',
          blocks: 'rides',
          until: null,
        },
      ],
      events: [
        { at: '2026-02-10T09:05:00.000Z', from: 'draft', to: 'submitted', actor: 'carrier', reason: null },
      ],
      createdAt: '2026-02-10T08:40:00.000Z',
      submittedAt: '2026-02-10T09:05:00.000Z',
      ...more,
    },
  }
}
