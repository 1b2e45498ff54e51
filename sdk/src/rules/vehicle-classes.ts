/** A class of vehicle on offer. `maxPassengers` 0 would mean cargo only (spec section 3). */
export type VehicleClass = {
  readonly id: number
  readonly name: string
  readonly description: string
  /** Path of the picture on the site. */
  readonly imageUrl: string
  readonly maxPassengers: number
  /** Large suitcases that fit the boot. Economy and Business take two to three (spec section 9). */
  readonly maxSuitcases: number
  /** Least one-way fare and the 'from' price of the fleet card, in EUR cents. */
  readonly minimumPriceCents: number
}

/** The fleet: capacities and minimum prices are those of spec section 9. */
export const VEHICLE_CLASSES = [
  {
    id: 1,
    name: 'Economy',
    description: 'A comfortable estate for up to four, with room for two or three large suitcases.',
    imageUrl: '/vehicles/economy.svg',
    maxPassengers: 4,
    maxSuitcases: 3,
    minimumPriceCents: 1700,
  },
  {
    id: 2,
    name: 'Business',
    description: 'An executive saloon for up to four, with room for two or three large suitcases.',
    imageUrl: '/vehicles/business.svg',
    maxPassengers: 4,
    maxSuitcases: 3,
    minimumPriceCents: 3000,
  },
  {
    id: 3,
    name: 'Premium',
    description: 'A first-class limousine for up to three.',
    imageUrl: '/vehicles/premium.svg',
    maxPassengers: 3,
    maxSuitcases: 2,
    minimumPriceCents: 5000,
  },
  {
    id: 4,
    name: 'Van',
    description: 'A roomy van for families and groups of up to seven.',
    imageUrl: '/vehicles/van.svg',
    maxPassengers: 7,
    maxSuitcases: 7,
    minimumPriceCents: 3500,
  },
  {
    id: 5,
    name: 'Minibus',
    description: 'A minibus for parties of up to fifteen and all their luggage.',
    imageUrl: '/vehicles/minibus.svg',
    maxPassengers: 15,
    maxSuitcases: 15,
    minimumPriceCents: 8000,
  },
] as const satisfies readonly VehicleClass[]

/** The class with this id, or undefined when there is none. */
export function vehicleClass(id: number): VehicleClass | undefined {
  return VEHICLE_CLASSES.find((vehicle) => vehicle.id === id)
}

/** A vehicle is at most so many years old, by class, counted from the year of its first registration. */
export const MAX_VEHICLE_AGE_YEARS: Readonly<Record<number, number>> = {
  1: 7,
  2: 5,
  3: 5,
  4: 7,
  5: 10,
}
