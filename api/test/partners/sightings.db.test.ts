import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { newPartner } from '../support/partners.ts'
import { sharedService } from '../support/shared-service.ts'
import { sightings } from '#people/partners/note-sighting.ts'

it('keeps the newest of what anybody with the key can claim, and what is listed beside it', async () => {
  const service = await sharedService()
  const { orm } = service.context
  const { id } = await newPartner(service)
  let at = Date.parse('2026-02-10T09:00:00Z')
  const note = sightings(orm, () => new Date(at))
  await note(id, 'https://hotel.example', true)
  for (let n = 0; n < 30; n += 1) {
    at += 1000
    await note(id, `https://made-up-${n}.example`, false)
  }
  await note(id, `https://${'x'.repeat(400)}.example`, false)
  const { rows } = await sql<{ origin: string }>`
    select origin from partner_sighting where partner_id = ${id} order by seen_at desc`.execute(
    orm.em.fork().getKysely(),
  )
  expect(rows).toHaveLength(21)
  expect(rows.at(0)?.origin).toBe('https://made-up-29.example')
  expect(rows.at(-1)?.origin).toBe('https://hotel.example')
})
