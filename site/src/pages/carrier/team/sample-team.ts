import type { CarrierTeam } from './team-read.ts'

/** An owner and a dispatcher, for tests. */
export const TEAM: CarrierTeam = {
  role: 'owner',
  rights: ['look', 'details', 'fleet', 'dispatch', 'books', 'connect', 'members'],
  members: [
    {
      id: '0198c2a4-1d2c-7a3b-8f4e-5a6b7c8d9e0f',
      name: 'Nina Favre',
      email: 'nina@alpine.example',
      role: 'owner',
      since: '2026-01-10T08:40:00.000Z',
      isSelf: true,
    },
  ],
  invitations: [],
}
