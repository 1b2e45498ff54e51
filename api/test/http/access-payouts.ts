import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { objectToStatement } from '#money/payouts/object-to-statement.ts'
import { database } from '../support/accounts.ts'
import { newFleet } from '../support/fleet.ts'
import { ensurePartner } from '../support/partner-area.ts'
import { ACCOUNT, aPenalty, dueStatement } from '../support/payouts.ts'
import type { Call, Scene } from './access-call.ts'

/** A statement of a carrier that the owner acts for from now on, instead of any other. */
async function ownStatement({ service, cast }: Scene, isFinal = true): Promise<string> {
  const { id: userId } = await cast.owner()
  await sql`delete from carrier_member where user_id = ${userId}`.execute(database(service))
  const { carrierId } = await newFleet(service, { userId })
  return dueStatement(service, carrierId, { isFinal })
}

/** A statement of the partner that the owner acts for. */
async function ownPartnerStatement({ service, cast }: Scene): Promise<string> {
  const { client } = await cast.owner()
  await ensurePartner(client)
  const { body } = await client.call<{ id: string }>('GET', '/api/partner')
  const { rows } = await sql<{ id: string }>`
    select id from payout_statement where payee_id = ${body.id} limit 1`.execute(database(service))
  const id = rows[0]?.id ?? (await dueStatement(service, body.id, { kind: 'partner' }))
  await sql`update payout_statement set issued_at = ${service.clock.now} where id = ${id}`.execute(
    database(service),
  )
  return id
}

/** An objection to a statement of nobody here. */
async function anObjection({ service }: Scene): Promise<string> {
  const payee = { kind: 'carrier', id: randomUUID() } as const
  const statementId = await dueStatement(service, payee.id, { isFinal: false })
  const { id } = await service.context.orm.em
    .fork()
    .transactional((em) =>
      objectToStatement(
        em,
        { payee, statementId, userId: randomUUID() },
        { lineId: null, words: 'A ride is missing.' },
        service.clock.now,
      ),
    )
  return id
}

/** A statement of nobody here, and a run that it is paid with. */
async function anyRun({ service }: Scene, state: 'released' | 'paid') {
  const statementId = await dueStatement(service, randomUUID())
  const runId = randomUUID()
  const at = service.clock.now
  await sql`
    insert into payout_run (id, state, total_cents, payments, execution_date, made_by, made_at)
    values (${runId}, ${state}, 6000, 1, '2026-12-03', ${randomUUID()}, ${at})`.execute(database(service))
  await sql`
    update payout_statement set state = ${state === 'paid' ? 'paid' : 'ordered'}, run_id = ${runId},
      iban = 'CH9300762011623852957', holder = 'Alpine Rides' where id = ${statementId}`.execute(
    database(service),
  )
  return { statementId, runId }
}

async function ofPartner(scene: Scene): Promise<Call> {
  await ownPartnerStatement(scene)
  return {}
}

const asFile = (id: string): Call => ({ id, more: { statementId: id, format: 'csv' } })

/** Calls about what carriers earn, and of our people about what is paid. */
export const PAYOUT_REQUESTS = {
  getCarrierEarnings: async (scene: Scene): Promise<Call> => {
    await ownStatement(scene)
    return {}
  },
  listCarrierStatements: async (scene: Scene): Promise<Call> => {
    await ownStatement(scene)
    return {}
  },
  getCarrierStatement: async (scene: Scene): Promise<Call> => ({ id: await ownStatement(scene) }),
  getCarrierStatementFile: async (scene: Scene): Promise<Call> => asFile(await ownStatement(scene)),
  getCarrierPayoutAccount: async (scene: Scene): Promise<Call> => {
    await ownStatement(scene)
    return {}
  },
  objectToCarrierStatement: async (scene: Scene): Promise<Call> => ({
    id: await ownStatement(scene, false),
    body: { lineId: null, words: 'A ride is missing.' },
  }),
  objectToPartnerStatement: async (scene: Scene): Promise<Call> => ({
    id: await ownPartnerStatement(scene),
    body: { lineId: null, words: 'A fee is missing.' },
  }),
  decideObjection: async (scene: Scene): Promise<Call> => ({
    id: await anObjection(scene),
    body: {
      decision: 'decline',
      correctionCents: null,
      bookingNumber: null,
      answer: 'It is right as it is.',
    },
  }),
  getPartnerEarnings: ofPartner,
  getPartnerPayoutAccount: ofPartner,
  setPartnerPayoutAccount: async (scene: Scene): Promise<Call> => {
    await ofPartner(scene)
    return { body: { iban: ACCOUNT.iban, holder: ACCOUNT.holder } }
  },
  listPartnerStatements: ofPartner,
  getPartnerStatement: async (scene: Scene): Promise<Call> => ({ id: await ownPartnerStatement(scene) }),
  getPartnerStatementFile: async (scene: Scene): Promise<Call> => asFile(await ownPartnerStatement(scene)),
  getPayoutStatement: async (scene: Scene): Promise<Call> => ({
    id: (await anyRun(scene, 'paid')).statementId,
  }),
  getPayoutStatementFile: async (scene: Scene): Promise<Call> =>
    asFile((await anyRun(scene, 'paid')).statementId),
  returnPayout: async (scene: Scene): Promise<Call> => ({
    id: (await anyRun(scene, 'paid')).statementId,
    body: { reason: 'The account was closed.' },
  }),
  makePayoutRun: async ({ service }: Scene): Promise<Call> => {
    const carrierId = randomUUID()
    await dueStatement(service, carrierId, { hasAccount: true })
    return { body: { executionDate: service.clock.now.toISOString().slice(0, 10) } }
  },
  decidePayoutRun: async (scene: Scene): Promise<Call> => ({
    id: (await anyRun(scene, 'released')).runId,
    body: { decision: 'paid' },
  }),
  waivePenalty: async ({ service }: Scene): Promise<Call> => ({
    id: String(await aPenalty(service, randomUUID(), 2000)),
    body: { reason: 'The road was closed.' },
  }),
  exportYearlyEarnings: async (): Promise<Call> => ({ id: '2026' }),
  readBankAnswer: async (): Promise<Call> => ({
    body: '<Document><CstmrPmtStsRpt><OrgnlGrpInfAndSts/></CstmrPmtStsRpt></Document>',
    headers: { 'Content-Type': 'application/xml' },
  }),
  getPayoutRunFile: async (scene: Scene): Promise<Call> => ({ id: (await anyRun(scene, 'released')).runId }),
  addCarrierRate: async (): Promise<Call> => ({
    body: { carrierId: null, countryCode: 'XK', percent: 80, startsAt: null, note: null },
  }),
}
