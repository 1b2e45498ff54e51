import fc from 'fast-check'
import { BOOKING_STATUSES, PREPAYMENT_PERCENT } from '@fiacre/sdk/rules'

/**
 * What may happen, as plain data, so that a history that fails can be made shorter and printed. `which` picks one of what there
 * is by then; a step that finds nothing to do does nothing.
 */
const which = fc.nat({ max: 7 })
const cents = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 40_000 }))
const method = fc.option(fc.constantFrom('card' as const, 'bank_transfer' as const), { nil: undefined })
const percent = fc.constantFrom(100, 100, PREPAYMENT_PERCENT.minimum, 47, 50)
const level = fc.constantFrom('saver' as const, 'flexible' as const)
const extras = fc.constantFrom(
  {},
  { meetAndGreet: true },
  { childSeats: { infant: 1, child: 0, booster: 1 }, luggage: { suitcases: 1, handLuggage: 1 } },
)
const vehicle = fc.constantFrom(1, 2, 3)
const passengers = fc.integer({ min: 1, max: 3 })
const outcome = fc.constantFrom(
  'paid' as const,
  'paid' as const,
  'paid' as const,
  'declined' as const,
  'processing' as const,
)

const book = fc.record({
  kind: fc.constant('book' as const),
  user: fc.nat({ max: 1 }),
  trip: fc.record({
    vehicleTypeId: vehicle,
    passengers: fc.integer({ min: 2, max: 3 }),
    isRoundTrip: fc.boolean(),
    accessLevel: level,
    extras,
  }),
  /** By the hour, which has no way back. */
  hours: fc.constantFrom(null, null, 3, 7),
  days: fc.integer({ min: 2, max: 4 }),
  from: fc.constantFrom(
    'own' as const,
    'own' as const,
    'promo' as const,
    'partner' as const,
    'test' as const,
  ),
  method,
  percent,
  cents,
})
const pay = fc.record({ kind: fc.constant('pay' as const), which, method, percent, cents })
/** At the gateway's page, and how its callback comes: `late` is told when a later step tells it. */
const atPage = fc.record({
  kind: fc.constant('at-page' as const),
  which,
  outcome,
  delivery: fc.constantFrom(
    'now' as const,
    'now' as const,
    'twice' as const,
    'late' as const,
    'lost' as const,
  ),
})
const tellAgain = fc.record({ kind: fc.constant('tell-again' as const), which })
/** What no honest page leads to. */
const misfit = fc.record({
  kind: fc.constant('misfit' as const),
  which,
  outcome: fc.constantFrom(
    'paid' as const,
    'paid' as const,
    'declined' as const,
    'processing' as const,
    'expired' as const,
  ),
  off: fc.constantFrom(-1, 0, 0, 5_000),
  currency: fc.constantFrom('EUR', 'EUR', 'EUR', 'USD'),
  isUnknown: fc.boolean(),
})
const wish = fc.oneof(
  fc.record({ passengers }),
  fc.record({ vehicleTypeId: vehicle }),
  fc.record({ accessLevel: level }),
  fc.record({ extras }),
  fc.record({ vehicleTypeId: vehicle, accessLevel: level, extras }),
  fc.record({ specialRequests: fc.constantFrom('Two dogs', null) }),
  fc.record({ pickupTime: fc.constantFrom('10:30', '16:45') }),
)
const change = fc.record({ kind: fc.constant('change' as const), which, wish, cents })
const cancel = fc.record({ kind: fc.constant('cancel' as const), which })
const setStatus = fc.record({
  kind: fc.constant('set-status' as const),
  which,
  status: fc.constantFrom(...BOOKING_STATUSES),
  cause: fc.constantFrom('company' as const, 'carrier' as const, 'no-show' as const),
  /** Whether the driver has waited by then. */
  isWaitOver: fc.boolean(),
})
const record = fc.record({
  kind: fc.constant('record' as const),
  which,
  // Of what is outstanding, in percent.
  share: fc.constantFrom(10, 60, 100, 100, 130),
})
const resolve = fc.record({
  kind: fc.constant('resolve' as const),
  which,
  to: fc.nat({ max: 7 }),
  resolution: fc.constantFrom(
    'to-booking' as const,
    'to-balance' as const,
    'returned' as const,
    'nothing-received' as const,
  ),
})
const refund = fc.record({
  kind: fc.constant('refund' as const),
  which,
  cause: fc.constantFrom(null, null, 'company' as const, 'carrier' as const),
  // Of what can go back, in percent.
  balanceShare: fc.constantFrom(0, 10, 50, 100),
  cardShare: fc.constantFrom(0, 0, 10, 50, 100),
  isApproved: fc.constantFrom(true, true, false),
})
const dispute = fc.record({
  kind: fc.constant('dispute' as const),
  which,
  state: fc.constantFrom(
    'inquiry' as const,
    'open' as const,
    'open' as const,
    'won' as const,
    'lost' as const,
  ),
})
const sendRefunds = fc.record({ kind: fc.constant('send-refunds' as const), isToBalance: fc.boolean() })
const hours = fc.record({ kind: fc.constant('hours' as const), hours: fc.constantFrom(1, 3, 12, 26, 48) })
const upkeep = fc.record({
  kind: fc.constant('upkeep' as const),
  what: fc.constantFrom('reconcile' as const, 'expire' as const, 'close-pages' as const),
})
/** A carrier takes one of the ways, so that what it earns is its own. */
const take = fc.record({
  kind: fc.constant('take' as const),
  which,
  way: fc.nat({ max: 1 }),
  carrier: fc.nat({ max: 1 }),
})
const leave = fc.record({
  kind: fc.constant('leave' as const),
  user: fc.nat({ max: 1 }),
  isSure: fc.constantFrom(false, false, false, true),
})

const deathWithin = (statements: number) =>
  fc.record({
    afterStatements: fc.integer({ min: 1, max: statements }),
    how: fc.constantFrom('dead' as const, 'dead' as const, 'dead' as const, 'cut' as const),
  })
const alive = fc.constant(undefined)
const death = fc.oneof({ weight: 2, arbitrary: alive }, { weight: 1, arbitrary: deathWithin(24) })

const move = fc.oneof(
  { weight: 6, arbitrary: book },
  { weight: 4, arbitrary: pay },
  { weight: 12, arbitrary: atPage },
  { weight: 2, arbitrary: tellAgain },
  { weight: 2, arbitrary: misfit },
  { weight: 9, arbitrary: change },
  { weight: 3, arbitrary: cancel },
  { weight: 5, arbitrary: setStatus },
  { weight: 5, arbitrary: take },
  { weight: 3, arbitrary: record },
  { weight: 3, arbitrary: resolve },
  { weight: 6, arbitrary: refund },
  { weight: 3, arbitrary: sendRefunds },
  { weight: 3, arbitrary: dispute },
  { weight: 3, arbitrary: hours },
  { weight: 4, arbitrary: upkeep },
  { weight: 1, arbitrary: leave },
)

/** A history begins with something to go on from, booked at the second try: no booking is made in two statements. */
export const beginning = fc.tuple(
  fc.record({ move: book, death: deathWithin(2) }),
  fc.record({
    move: fc.record({
      kind: fc.constant('at-page' as const),
      which: fc.constant(0),
      outcome: fc.constant('paid' as const),
      delivery: fc.constant('now' as const),
    }),
    death: alive,
  }),
)
export const step = fc.record({ move, death })
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never
type Move = Step['move']
export type MoveOf<Kind extends Move['kind']> = Extract<Move, { kind: Kind }>
