import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase } from '../../../test/support/database.ts'
import { WebhookEvent } from '../webhooks/webhook-event.entity.ts'
import { findRow, insertAll } from './rows.ts'
import { findById } from './together-by-id.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase('bare')
})
afterAll(() => database.close())

const CREATED = new Date('2026-11-21T10:00:00.123Z')
const eventOf = (subject: string) => ({
  id: randomUUID(),
  ownerKind: 'partner' as const,
  ownerId: randomUUID(),
  type: 'booking.paid' as const,
  subject,
  version: 1,
  isTest: false,
  body: JSON.stringify({ says: `“${subject}”, and 'more'`, nothing: null }),
  createdAt: CREATED,
})

it('rows that are written as one text are as they were given', async () => {
  const events = [eventOf('one'), eventOf('two')]
  await insertAll(database.orm.em.fork(), WebhookEvent, events)
  for (const event of events) {
    expect(await findRow(database.orm.em.fork(), WebhookEvent, { id: event.id })).toMatchObject(event)
  }
})

it('each finds its own row, and nobody another’s', async () => {
  const [one, two] = [eventOf('one'), eventOf('two')]
  await insertAll(database.orm.em.fork(), WebhookEvent, [one, two])
  const ids = [two.id, randomUUID(), one.id, two.id.toUpperCase()]
  const found = await Promise.all(ids.map((id) => findById(database.orm, WebhookEvent, id)))
  expect(found.map((row) => row?.subject)).toEqual(['two', undefined, 'one', 'two'])
  expect(found[0]).not.toBe(found[3])
})

it('who asks for what is no id fails alone', async () => {
  const event = eventOf('one')
  await insertAll(database.orm.em.fork(), WebhookEvent, [event])
  const [good, bad] = await Promise.allSettled([
    findById(database.orm, WebhookEvent, event.id),
    findById(database.orm, WebhookEvent, 'no id'),
  ])
  expect(good).toMatchObject({ status: 'fulfilled', value: { subject: 'one' } })
  expect(bad.status).toBe('rejected')
})
