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
  travellerLanguage: 'it',
  incidents: [],
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

  it('names a crew for the carrier, records what went wrong with what the traveller is told, and asks before it takes a ride back', async () => {
    const taken = ride({ state: 'accepted', ...ALPINE, travellerLanguage: 'de' })
    const { client, opened } = open([taken], `/admin?tab=dispatch&open=${taken.id}`)
    client.listRideCrew.mockResolvedValue({
      drivers: [{ driverId: 'driver', name: 'Nina Favre', phone: '+41225550103' }],
      vehicles: [{ vehicleId: 'vehicle', plate: 'GE 123456', name: 'Škoda Superb' }],
    })
    client.nameRideCrew.mockResolvedValue(taken)
    client.takeRideBack.mockResolvedValue(taken)
    client.recordRideIncident.mockResolvedValue(taken)
    const { screen } = await opened
    const path = { rideId: taken.id }
    await screen.getByRole('combobox', { name: 'Driver' }).selectOptions('Nina Favre')
    await screen.getByRole('combobox', { name: 'Vehicle' }).selectOptions('GE 123456, Škoda Superb')
    await screen.getByRole('button', { name: 'Name both' }).click()
    const body = { driverId: 'driver', vehicleId: 'vehicle', note: null }
    await expect.poll(() => client.nameRideCrew.mock.lastCall).toEqual([{ path, ifMatch: '"seen"', body }])
    await screen.getByRole('combobox', { name: 'What went wrong' }).selectOptions('The vehicle broke down')
    await screen.getByLabelText('What happened').fill('At the toll gate')
    await screen.getByLabelText(/^Tell the traveller/).fill('Ein anderer Wagen kommt.')
    await expect.element(screen.getByText(/reads Deutsch/)).toBeVisible()
    await screen.getByRole('button', { name: 'Record it and mail the traveller' }).click()
    await expect
      .poll(() => client.recordRideIncident.mock.lastCall?.[0])
      .toMatchObject({
        path,
        body: { kind: 'breakdown', note: 'At the toll gate', told: 'Ein anderer Wagen kommt.' },
      })
    await screen.getByRole('button', { name: 'Take the ride back …' }).click()
    expect(client.takeRideBack).not.toHaveBeenCalled()
    await screen.getByRole('button', { name: 'Take the ride back', exact: true }).click()
    await expect.poll(() => client.takeRideBack.mock.lastCall?.[0].ifMatch).toBe('"seen"')
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
