import type { components } from '@fiacre/sdk/contract'

/** A carrier around Geneva, as it registers. */
export const CARRIER_DETAILS: components['schemas']['CarrierDetails'] = {
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
  contactName: 'Claire Favre',
  phone: '+41 22 900 12 34',
  email: 'claire@alpine-rides.example',
  iban: 'CH93 0076 2011 6238 5295 7',
  accountHolder: 'Alpine Rides Sàrl',
  areas: [
    {
      kind: 'airport',
      countryCode: 'CH',
      airportCode: 'GVA',
      label: null,
      lat: null,
      lon: null,
      radiusKm: null,
    },
  ],
}
