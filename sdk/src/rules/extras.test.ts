import { describe, expect, it } from 'vitest'
import { CHILD_SEAT_GROUPS, CHILD_SEATS, checkExtras, childSeatCents, countChildSeats } from './extras.ts'
import { FLEXIBLE_PERCENT, MEET_AND_GREET_CENTS, normaliseExtras, sameExtras } from './extras.ts'
import { VEHICLE_CLASSES } from './vehicle-classes.ts'

const seats = (infant: number, child: number, booster: number) => ({ childSeats: { infant, child, booster } })
const bags = (suitcases: number, handLuggage = 0) => ({ luggage: { suitcases, handLuggage } })
const ECONOMY = { maxSuitcases: 3 }

describe('what the extras are and cost', () => {
  it('stands here alone', () => {
    expect({ CHILD_SEATS, MEET_AND_GREET_CENTS, FLEXIBLE_PERCENT }).toEqual({
      CHILD_SEATS: {
        infant: { fromKg: 0, toKg: 13, cents: 800 },
        child: { fromKg: 9, toKg: 18, cents: 800 },
        booster: { fromKg: 15, toKg: 36, cents: 500 },
      },
      MEET_AND_GREET_CENTS: 900,
      FLEXIBLE_PERCENT: 10,
    })
  })

  it('leaves no child of up to 36 kg between two groups', () => {
    for (let kg = 0; kg <= 36; kg += 1) {
      const fitting = CHILD_SEAT_GROUPS.filter((group) => {
        const { fromKg, toKg } = CHILD_SEATS[group]
        return fromKg <= kg && kg <= toKg
      })
      expect(fitting, `${kg} kg`).not.toEqual([])
    }
  })

  it('counts seats of all groups, each at its price', () => {
    expect([countChildSeats(seats(1, 2, 3)), childSeatCents(seats(1, 2, 3))]).toEqual([6, 3900])
    expect([countChildSeats({}), childSeatCents({})]).toEqual([0, 0])
  })
})

describe('the same wishes', () => {
  it.each([
    [{}, undefined],
    [{}, null],
    [{ ...bags(0), ...seats(0, 0, 0), meetAndGreet: false }, {}],
    [
      { meetAndGreet: true, ...bags(1) },
      { ...bags(1), meetAndGreet: true },
    ],
  ])('are the same in another form: %j and %j', (one, other) => {
    expect(sameExtras(one, other)).toBe(true)
  })

  it.each([
    [bags(1), bags(0, 1)],
    [seats(1, 0, 0), seats(0, 1, 0)],
    [{ meetAndGreet: true }, {}],
  ])('are not others: %j and %j', (one, other) => {
    expect(sameExtras(one, other)).toBe(false)
  })

  it('stay the same when brought into form again', () => {
    const wishes = { ...bags(0, 2), ...seats(0, 1, 0), meetAndGreet: false }
    const once = normaliseExtras(wishes)
    expect(once).toEqual({ ...bags(0, 2), ...seats(0, 1, 0) })
    expect(normaliseExtras(once)).toEqual(once)
  })
})

describe('luggage and child seats', () => {
  it.each([
    [3, null],
    [4, 'TOO_MUCH_LUGGAGE'],
  ])('%i suitcases in a class for three: %s', (suitcases, code) => {
    expect(checkExtras(bags(suitcases, 30), 1, ECONOMY)?.code ?? null).toBe(code)
  })

  it('that do not fit name the room there is, and the field', () => {
    expect(checkExtras(bags(4), 1, ECONOMY)).toEqual({
      code: 'TOO_MUCH_LUGGAGE',
      field: 'extras/luggage/suitcases',
      id: 'suitcasesMax',
      values: { max: 3 },
    })
  })

  it.each([
    [2, null],
    [1, 'TOO_MANY_CHILD_SEATS'],
  ])('two seats among %i passengers: %s', (passengers, code) => {
    expect(checkExtras(seats(1, 0, 1), passengers, ECONOMY)?.code ?? null).toBe(code)
  })

  it('fit any class while none is chosen', () => {
    expect(checkExtras(bags(30), 1, null)).toBeNull()
  })
})

it('a class that seats more takes no fewer suitcases', () => {
  const classes = [...VEHICLE_CLASSES].toSorted((one, other) => one.maxPassengers - other.maxPassengers)
  const suitcases = classes.map(({ maxSuitcases }) => maxSuitcases)
  expect(suitcases).toEqual(suitcases.toSorted((one, other) => one - other))
  // Spec section 9: Economy and Business take two to three.
  expect(VEHICLE_CLASSES.slice(0, 2).map(({ maxSuitcases }) => maxSuitcases)).toEqual([3, 3])
})
