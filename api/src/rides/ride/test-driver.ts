import type { RideRow } from './ride.entity.ts'

/** Who drives the ways of test bookings whose clock is moved: a carrier, a driver and a vehicle that are rows of no table. */
export const TEST_CREW = {
  carrierId: '00000000-0000-4000-8000-00000000ca11',
  driverId: '00000000-0000-4000-8000-0000000d1e5e',
  vehicleId: '00000000-0000-4000-8000-00000000ca45',
} as const

/** The number is one of those that Ofcom keeps for films: it rings nobody. */
export const TEST_DRIVER = { firstName: 'Test', lastName: 'Driver', phone: '+44 7700 900123' } as const

export const TEST_VEHICLE = { make: 'Test', model: 'Saloon', colour: 'silver', plate: 'TEST 123' } as const

/** Whether the crew of a ride is the invented one. */
export const isPlayed = ({ isTest, driverId }: Pick<RideRow, 'isTest' | 'driverId'>): boolean =>
  isTest && driverId === TEST_CREW.driverId
