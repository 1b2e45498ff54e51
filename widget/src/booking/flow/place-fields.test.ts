import { describe, expect, it } from 'vitest'
import { settled } from './testing/fake-clock.ts'
import { fakeFlow, quotedFlow } from './testing/fake-flow.ts'
import { CHAMONIX, GENEVA_AIRPORT } from './testing/samples.ts'

describe('place fields', () => {
  it('keep the chosen place with its label', () => {
    const { flow, state } = fakeFlow()
    flow.choosePlace('pickupLocation', GENEVA_AIRPORT)
    expect(state().form.pickupLocation).toBe('Geneva Airport (GVA), Switzerland')
    expect(state().places.pickupLocation).toEqual(GENEVA_AIRPORT)
  })

  it('forget the chosen place when its text is changed', () => {
    const { flow, state } = fakeFlow()
    flow.choosePlace('pickupLocation', GENEVA_AIRPORT)
    flow.setField('pickupLocation', 'Geneva Airport (GVA)')
    expect(state().places.pickupLocation).toBeNull()
  })

  it('take a text that is exactly a suggestion for chosen when left', async () => {
    const { flow, clock, state } = fakeFlow()
    flow.setField('pickupLocation', 'geneva airport')
    await clock.pass(200)
    flow.leavePlace('pickupLocation')
    expect(state().places.pickupLocation).toEqual(GENEVA_AIRPORT)
    expect(state().form.pickupLocation).toBe('geneva airport')
  })

  it('allow any other text', async () => {
    const { flow, clock, state } = fakeFlow()
    flow.setField('pickupLocation', '12 Rue du Rhône, Geneva')
    await clock.pass(2000)
    flow.leavePlace('pickupLocation')
    await settled()
    expect(state().form.pickupLocation).toBe('12 Rue du Rhône, Geneva')
  })

  it('swap with their places', () => {
    const { flow, state } = fakeFlow()
    flow.choosePlace('pickupLocation', GENEVA_AIRPORT)
    flow.choosePlace('destination', CHAMONIX)
    flow.swapPlaces()
    expect(state().form).toMatchObject({ pickupLocation: CHAMONIX.label, destination: GENEVA_AIRPORT.label })
    expect(state().places).toEqual({ pickupLocation: CHAMONIX, destination: GENEVA_AIRPORT })
  })

  it('clear the quote when changed', async () => {
    const { flow, state } = await quotedFlow()
    flow.setField('destination', 'Megève')
    expect(state().quote).toBeNull()
  })
})

describe('restricted regions', () => {
  it('clear the field after typing', async () => {
    const { flow, clock, state } = fakeFlow()
    flow.setField('destination', 'Moscow')
    await clock.pass(1000)
    expect(state().form.destination).toBe('')
    expect(state().notAvailable).toBe('destination')
  })

  it('leave time to type on to a served place of the same name', async () => {
    const { flow, clock, state } = fakeFlow()
    flow.setField('destination', 'Tripoli')
    await clock.pass(300)
    flow.setField('destination', 'Tripoli, Greece')
    await clock.pass(2000)
    expect(state().form.destination).toBe('Tripoli, Greece')
    expect(state().notAvailable).toBeNull()
  })

  it('clear the field at once after pasting', async () => {
    const { flow, state } = fakeFlow()
    flow.setField('pickupLocation', 'Тегеран', { pasted: true })
    await settled()
    expect(state().form.pickupLocation).toBe('')
    expect(state().notAvailable).toBe('pickupLocation')
  })

  it('clear the field after choosing a place outside the served countries', async () => {
    const { flow, state } = fakeFlow()
    flow.choosePlace('destination', {
      ...CHAMONIX,
      label: 'New York, USA',
      name: 'New York',
      countryCode: 'US',
    })
    await settled()
    expect(state().form.destination).toBe('')
    expect(state().places.destination).toBeNull()
  })

  it('let a chosen place of a served country pass, whatever its name', async () => {
    const { flow, state } = fakeFlow()
    flow.choosePlace('destination', { ...CHAMONIX, label: 'Tripoli', name: 'Tripoli', countryCode: 'GR' })
    await settled()
    expect(state().form.destination).toBe('Tripoli')
  })

  it('are found before asking for a price, however fast one types', async () => {
    const { flow, client, state } = await quotedFlow()
    client.calculateDistance.mockClear()
    flow.setField('destination', 'Beijing')
    await flow.calculatePrice()
    expect(state().notAvailable).toBe('destination')
    expect(client.calculateDistance).not.toHaveBeenCalled()
  })

  it('take their notice away when another place is entered, or when it is dismissed', async () => {
    const { flow, state } = fakeFlow()
    flow.setField('destination', 'Iran', { pasted: true })
    await settled()
    flow.setField('destination', 'Lausanne')
    expect(state().notAvailable).toBeNull()
    flow.setField('destination', 'Iran', { pasted: true })
    await settled()
    flow.dismiss('notAvailable')
    expect(state().notAvailable).toBeNull()
  })
})
