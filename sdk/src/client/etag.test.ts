import { expect, it } from 'vitest'
import { createClient } from './create-client.ts'
import { etagOf, withEtag } from './etag.ts'

it('gives the tag of an answer, and sends it with a change', async () => {
  const sent: (string | null)[] = []
  const client = createClient({
    baseUrl: 'https://fiacre.example',
    fetch: async (request) => {
      sent.push(new Request(request).headers.get('if-match'))
      return Response.json({ id: 1042 }, { headers: { ETag: '"first"' } })
    },
  })
  const booking = await client.getAdminBooking({ path: { bookingId: 1042 } })
  expect(etagOf(booking)).toBe('"first"')
  expect(etagOf({ ...booking })).toBeUndefined()
  expect(etagOf(withEtag({ ...booking }, etagOf(booking)))).toBe('"first"')
  await client.setBookingStatus({
    path: { bookingId: 1042 },
    body: { status: 'completed' },
    ifMatch: etagOf(booking),
  })
  await client.setBookingStatus({ path: { bookingId: 1042 }, body: { status: 'completed' } })
  expect(sent).toEqual([null, '"first"', null])
})

it('is strong again where a proxy that compresses has made it weak', async () => {
  const client = createClient({
    baseUrl: 'https://fiacre.example',
    fetch: async () => Response.json({ id: 1042 }, { headers: { ETag: 'W/"first"' } }),
  })
  expect(etagOf(await client.getBooking({ path: { id: 1042 } }))).toBe('"first"')
})
