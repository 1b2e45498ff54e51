import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { adminClient, openAdmin } from '../testing.tsx'
import type { AdminRide } from './dispatch-reads.ts'

const ALPINE = { carrierId: '0198c300-1111-7abc-8def-0123456789ab', carrierName: 'Alpine Transfers' }

const ride = (more: Partial<AdminRide> = {}): AdminRide => ({
  id: '0198c400-1111-7abc-8def-0123456789ab',
  tag: '"seen"',
  bookingNumber: 'FC-7K2M9Q',
  bookingId: 1042,
  leg: 'outbound',
  state: 'offered',
  pickupAt: '2026-02-14T13:30:00.000Z',
  endsAt: '2026-02-14T14:45:00.000Z',
  pickupDate: '2026-02-14',
  pickupTime: '14:30',
  timeZone: 'Europe/Zurich',
  pickup: 'Geneva Airport (GVA), Switzerland',
  destination: 'Chamonix-Mont-Blanc, France',
  vehicleTypeId: 1,
  passengers: 2,
  suitcases: 2,
  infantSeats: 0,
  childSeats: 1,
  boosterSeats: 0,
  meetAndGreet: false,
  netCents: 14_712,
  amendmentUntil: null,
  carrierId: null,
  carrierName: null,
  driverName: null,
  driverPhone: null,
  plate: null,
  isLate: true,
  offers: [
    {
      id: '0198c400-2222-7abc-8def-0123456789ab',
      ...ALPINE,
      kind: 'direct',
      state: 'rejected',
      answerUntil: '2026-02-10T11:20:00.000Z',
      reason: 'NO_AVAILABILITY',
    },
  ],
  ...more,
})

const open = (rides: AdminRide[], address = '/admin?tab=dispatch') => {
  const client = adminClient()
  client.listRides.mockResolvedValue({ rides })
  client.listRideCarriers.mockResolvedValue({
    carriers: [{ ...ALPINE, phone: '+41225550102', score: 90.7 }],
  })
  client.giveRide.mockResolvedValue(ride({ state: 'accepted', ...ALPINE }))
  return { client, opened: openAdmin(client, address) }
}

describe('dispatch', () => {
  it('shows what nobody drives, who said no and why, and gives the ride to who can drive it', async () => {
    const { client, opened } = open([ride()], `/admin?tab=dispatch&open=${ride().id}`)
    const { screen } = await opened
    await expect
      .element(screen.getByText('Alpine Transfers rejected (no car or driver is free)'))
      .toBeVisible()
    await expect.element(screen.getByText('2 passengers, 2 suitcases, 1 child seat')).toBeVisible()
    await screen.getByRole('combobox', { name: 'Carrier' }).selectOptions('Alpine Transfers (91 points)')
    await expect.element(screen.getByRole('link', { name: '+41225550102' })).toBeVisible()
    await screen.getByLabelText(/^Note/).fill('Agreed with Nina')
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByText('The carrier has the ride')).toBeVisible()
    expect(client.giveRide).toHaveBeenCalledWith({
      path: { rideId: ride().id },
      ifMatch: '"seen"',
      body: { carrierId: ALPINE.carrierId, note: 'Agreed with Nina' },
    })
  })

  it('orders rides by their carriers, as the address says', async () => {
    const other = ride({
      id: '0198c400-3333-7abc-8def-0123456789ab',
      bookingNumber: 'FC-2ZZZZZ',
      isLate: false,
    })
    const driven = {
      ...other,
      state: 'assigned',
      carrierName: 'Zebra Cars',
      driverName: 'Nina Favre',
    } as const
    const { opened } = open([driven, ride()], '/admin?tab=dispatch&sort=carrier')
    const { screen } = await opened
    await expect.element(screen.getByText('Zebra Cars, Nina Favre')).toBeVisible()
    const rows = screen.getByRole('row').elements()
    expect(rows.map(({ textContent }) => /FC-\w{6}/.exec(textContent ?? '')?.[0])).toEqual([
      undefined,
      'FC-7K2M9Q',
      'FC-2ZZZZZ',
    ])
  })
})
