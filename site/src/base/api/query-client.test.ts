import { etagOf, withEtag } from '@fiacre/sdk'
import { expect, it } from 'vitest'
import { createQueryClient } from './query-client.ts'

const KEY = ['/api/bookings/1042']
const booking = { id: 1042, extras: { meetAndGreet: true } }

it('keeps the tag of the last answer beside what is the same, and what is another', () => {
  const cache = createQueryClient()
  const keep = (answer: object) => cache.setQueryData<object>(KEY, answer)
  const first = keep(withEtag({ ...booking }, '"one"'))
  expect(etagOf(first)).toBe('"one"')
  const second = keep(withEtag({ ...booking, status: 'confirmed' }, '"two"'))
  expect(second).toMatchObject({ extras: booking.extras })
  expect(etagOf(second)).toBe('"two"')
  expect(keep(withEtag({ ...booking, status: 'confirmed' }, '"two"'))).toBe(second)
  expect(etagOf(keep({ ...booking, status: 'cancelled' }))).toBeUndefined()
})
