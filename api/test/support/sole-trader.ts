import { LEGAL_DOCUMENTS } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { database } from './accounts.ts'
import { idOf } from './administrators.ts'
import type { TestClient } from './client.ts'
import { newFleet } from './fleet.ts'
import { partnerDetails } from './partner-area.ts'
import type { TestService } from './service.ts'

/** A sole trader, whose every paper and decision is the person's. */
export async function drivesForUs(service: TestService, client: TestClient): Promise<void> {
  const { carrierId } = await newFleet(service, { userId: await idOf(client) })
  await sql`update carrier set kind = 'sole-trader', legal_name = 'Quick Rides of the lane', city = 'Nowy Targ', address = 'Polna 8',
    zip_code = '34-400', register_number = '365 999 123', tax_number = '735 222 11 33', vat_number = 'PL7352221133',
    contact_name = 'The rider', phone = '+48 600 700 800', email = 'rides@lane.example', iban = 'PL61109010140000071219812874',
    account_holder = 'Rides of the lane', state_reason = 'One more paper, please.' where id = ${carrierId}`.execute(
    database(service),
  )
  await sql`update service_area set label = 'Around the lane' where carrier_id = ${carrierId}`.execute(
    database(service),
  )
  await sql`insert into carrier_event (carrier_id, at, to_state, actor, reason)
    values (${carrierId}, now(), 'approved', 'office', 'The papers are whole.')`.execute(database(service))
}

/** A sole trader whose own pages sell our rides, and who agreed to the terms of both. */
export async function sellsForUs(service: TestService, client: TestClient): Promise<void> {
  const details = partnerDetails({ kind: 'sole-trader', legalName: 'Pages of the lane', city: 'Nowy Targ' })
  expect((await client.call('PUT', '/api/partner', details)).status).toBe(200)
  const userId = await idOf(client)
  await sql`update partner set state_reason = 'One more page, please.' where user_id = ${userId}`.execute(
    database(service),
  )
  await sql`insert into partner_event (partner_id, at, to_state, actor, reason)
    select id, now(), 'needs-more', 'office', 'A page is missing.' from partner where user_id = ${userId}`.execute(
    database(service),
  )
  const agreed = { agreementVersion: LEGAL_DOCUMENTS['self-billing-agreement'].version, language: 'pl' }
  expect((await client.call('POST', '/api/partner/self-billing', agreed)).status).toBe(200)
  for (const kind of ['carrier', 'partner'])
    await sql`insert into ${sql.table(`${kind}_consent`)} (${sql.ref(`${kind}_id`)}, user_id, document, version, language, text_hash, network, at)
      select id, user_id, 'privacy', 1, 'pl', 'hash', '198.51.100.77', now() from ${sql.table(kind)} where user_id = ${userId}`.execute(
      database(service),
    )
}
