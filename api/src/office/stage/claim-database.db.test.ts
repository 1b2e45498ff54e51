import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../test/support/database.ts'
import { claimDatabase } from './claim-database.ts'
import { sharedSecret } from '#platform/database/secrets.ts'
import type { Stage } from '#platform/settings/exposure.ts'
import { seedDemoPartner } from '#people/partners/demo-partner.ts'
import { listKeys, revokeKey } from '#people/partners/keys.service.ts'
import { findPartner } from '#people/partners/partners.service.ts'
import { createPromo } from '#prices/promotions/create-promo.ts'
import { endPromo } from '#prices/promotions/promo-codes.service.ts'
import { SettingError } from '#platform/settings/setting-error.ts'

const NOW = new Date()

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase('bare')
})
beforeEach(async () => {
  await sql`truncate stage, secret, app_user, partner, promo_code, payment_session cascade`.execute(
    database.db,
  )
})
afterAll(() => database.close())

const claim = (stage: Stage) => claimDatabase(database.orm, stage, NOW)
const seed = () => seedDemoPartner(database.orm, NOW)

/** Why a start is refused, in one line. */
async function refusal(stage: Stage): Promise<string> {
  const error = await claim(stage).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(SettingError)
  const { message } = error as SettingError
  expect(message).not.toContain('\n')
  return message
}

async function addAccount(): Promise<void> {
  await sql`
    insert into app_user (id, email, password_hash, first_name, last_name, created_at, active_at)
    values (${randomUUID()}, 'ada@example.com', 'x', 'Ada', 'Kowalska', ${NOW}, ${NOW})`.execute(database.db)
}

async function addSandboxPayment(status: string): Promise<void> {
  await sql`
    insert into payment_session
      (id, reference, attempt, gateway, status, amount_cents, description, payer, return_url, cancel_url, created_at)
    values (${randomUUID()}, 'booking:1', 1, 'sandbox', ${status}, 30000, 'x', '{}', 'x', 'x', ${NOW})`.execute(
    database.db,
  )
}

describe('a database that says what it is for', () => {
  it.each<[Stage, Stage]>([
    ['development', 'production'],
    ['development', 'demonstration'],
    ['demonstration', 'production'],
    ['demonstration', 'development'],
    ['production', 'development'],
    ['production', 'demonstration'],
  ])('and has served %s does not serve %s', async (served, stage) => {
    await claim(served)
    await claim(served)
    expect(await refusal(stage)).toMatch(new RegExp(`has served .*${served}.*DATA_DIR or DATABASE_URL`))
    await claim(served)
  })

  it('is claimed once, by processes that start together', async () => {
    const claims = await Promise.allSettled([claim('production'), claim('development'), claim('production')])
    const taken = claims.filter(({ status }) => status === 'fulfilled').length
    expect([1, 2]).toContain(taken)
  })

  it('stays as it was when a start was refused', async () => {
    await addSandboxPayment('paid')
    await refusal('production')
    await expect(claim('development')).resolves.toBeUndefined()
  })

  it.each(['paid', 'processing', 'review'])(
    'does not serve production with a sandbox payment %s',
    async (status) => {
      await claim('production')
      await addSandboxPayment(status)
      expect(await refusal('production')).toMatch(/a payment of the sandbox.*DATA_DIR/)
    },
  )

  it('serves production with sandbox pages that nobody paid on', async () => {
    await claim('production')
    await addSandboxPayment('open')
    await expect(claim('production')).resolves.toBeUndefined()
  })
})

describe('a database from before', () => {
  it('with accounts and without the demo partner was in production', async () => {
    await addAccount()
    expect(await refusal('development')).toMatch(/has served production/)
    await claim('production')
  })

  it('with the demo partner was in development', async () => {
    await seed()
    await addAccount()
    expect(await refusal('demonstration')).toMatch(/has served development/)
    await claim('development')
  })

  it('that is real can end the demo partner by the commands it is told, and gets secrets of its own', async () => {
    await seed()
    await addAccount()
    const secret = await sharedSecret(database.orm, 'session')
    expect(await refusal('production')).toMatch(/pk_demo .*WELCOME10.*keys revoke.*promos end WELCOME10/)
    const { id } = await findPartner(database.orm, 'Demo partner')
    const [key] = await listKeys(database.orm, id)
    await revokeKey(database.orm, key?.id ?? '', NOW)
    expect(await refusal('production')).toMatch(/WELCOME10/)
    await endPromo(database.orm, 'WELCOME10', NOW)
    await claim('production')
    expect(await sharedSecret(database.orm, 'session')).not.toBe(secret)
    await claim('production')
  })

  it('may have a code of that name of its own', async () => {
    await createPromo(database.orm, { code: 'WELCOME10', percent: 10 }, NOW)
    await expect(claim('production')).resolves.toBeUndefined()
  })

  // Last, as nothing is ever taken out of the ledger.
  it('is judged by its sandbox money, also where only the ledger knows of it', async () => {
    const posting = randomUUID()
    await sql`
      with posting as (
        insert into ledger_posting (id, reference, kind, created_at) values (${posting}, 'x', 'payment', ${NOW})
      )
      insert into ledger_entry (posting_id, account, amount_cents) values
        (${posting}, 'gateway:sandbox', 100), (${posting}, 'traveller:x', -100)`.execute(database.db)
    expect(await refusal('demonstration')).toMatch(/has served development/)
    expect(await refusal('production')).toMatch(/a payment of the sandbox/)
  })
})
