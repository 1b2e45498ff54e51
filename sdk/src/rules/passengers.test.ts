import { describe, expect, it } from 'vitest'
import { capacityOf, checkPassengers, clampPassengers, passengerChoices } from './passengers.ts'
import { vehicleClass } from './vehicle-classes.ts'

const premium = vehicleClass(3)
const cargo = { maxPassengers: 0 }

describe('passengers', () => {
  it('may be as many as the vehicle seats, or 15 while none is chosen', () => {
    expect(passengerChoices(premium)).toEqual([1, 2, 3])
    expect(passengerChoices(undefined)).toHaveLength(15)
    expect(passengerChoices(cargo)).toEqual([])
    expect(capacityOf({ maxPassengers: 50 })).toBe(15)
    expect(capacityOf(null)).toBe(15)
  })

  it('are clamped when the vehicle changes', () => {
    expect(clampPassengers(5, premium)).toBe(3)
    expect(clampPassengers(2, premium)).toBe(2)
    expect(clampPassengers(0, premium)).toBe(1)
    expect(clampPassengers(20, null)).toBe(15)
    expect(clampPassengers(2, cargo)).toBe(1)
  })

  it('must fit the vehicle', () => {
    expect(checkPassengers(3, premium)).toBeNull()
    expect(checkPassengers(4, premium)).toEqual({
      code: 'TOO_MANY_PASSENGERS',
      field: 'passengers',
      id: 'passengersMax',
      values: { max: 3 },
    })
    expect(checkPassengers(16, undefined)).toMatchObject({ id: 'passengersMax', values: { max: 15 } })
    expect(checkPassengers(1, cargo)).toMatchObject({ id: 'cargoOnly' })
  })
})
