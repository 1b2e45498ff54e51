import { describe, expect, expectTypeOf, it } from 'vitest'
import { prefillFlow } from './prefill-flow.ts'
import type { FiacrePrefill } from './prefill-values.ts'
import type { FieldName } from './state.ts'
import { fakeFlow } from './testing/fake-flow.ts'

/** Names that stand for a field, as an element's attributes do. */
type Alias = 'pickup' | 'date' | 'time' | 'vehicle'

describe('what a page fills in', () => {
  it('is named as a field of the form, or as the attribute that stands for one', () => {
    expectTypeOf<Exclude<keyof FiacrePrefill, Alias>>().toExtend<FieldName>()
  })

  it('is taken by either name, and a class by its name once the fleet is known', async () => {
    const { flow, state } = fakeFlow()
    prefillFlow(flow, {
      pickup: 'Geneva',
      date: '2026-05-14',
      time: '09:30',
      passengers: '2',
      vehicle: 'VAN',
    })
    await expect
      .poll(() => state().form)
      .toMatchObject({
        pickupLocation: 'Geneva',
        pickupDate: '2026-05-14',
        pickupTime: '09:30',
        passengers: 2,
        vehicleTypeId: 4,
      })
  })

  it('is passed over where it cannot be read', () => {
    const { flow, state } = fakeFlow()
    prefillFlow(flow, { date: 'tomorrow', time: '25:00', passengers: 40, vehicle: null })
    expect(state().form).toEqual(flow.getInitialState().form)
  })
})
