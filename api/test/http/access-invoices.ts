import { sql } from 'kysely'
import { randomInt, randomUUID } from 'node:crypto'
import { LEGAL_DOCUMENTS } from '@fiacre/sdk/rules'
import { BANK, receivableAccount } from '#money/ledger/accounts.ts'
import { post } from '#money/ledger/ledger.service.ts'
import { ensurePartner } from '../support/partner-area.ts'
import { newPartner } from '../support/partners.ts'
import type { TestService } from '../support/service.ts'
import type { Call, Scene } from './access-call.ts'

const asFile = (id: string): Call => ({ id, more: { invoiceId: id, format: 'csv' } })

/** An invoice of a partner, which owes it. */
async function anInvoice({ context, clock }: TestService, partnerId: string): Promise<string> {
  const id = randomUUID()
  const at = clock.now
  await context.orm.em.fork().transactional(async (em) => {
    const db = em.getKysely()
    await sql`
      insert into partner_credit (partner_id, limit_cents, days_to_pay, set_at, set_by)
      values (${partnerId}, 0, 14, ${at}, ${id}) on conflict do nothing`.execute(db)
    await sql`
      insert into partner_invoice (id, partner_id, number, period_from, period_to, total_cents, open_cents, buyer, language, issued_at, due_on)
      values (${id}, ${partnerId}, ${`FI-1999-${String(randomInt(1_000_000)).padStart(6, '0')}`}, ${at}, ${at}, 6000, 6000, '{"name": "Hotel"}', 'en', ${at}, '2099-01-01')`.execute(
      db,
    )
    const entries = [
      { account: receivableAccount(partnerId), amountCents: 6000 },
      { account: BANK, amountCents: -6000 },
    ]
    await post(em, { reference: `test:${id}`, kind: 'SETTLEMENT', bookingId: null, entries }, at)
  })
  return id
}

const anybodys = async ({ service }: Scene) => anInvoice(service, (await newPartner(service)).id)

/** The partner that the owner acts for. */
async function ownPartner({ cast }: Scene): Promise<string> {
  const { client } = await cast.owner()
  await ensurePartner(client)
  const { body } = await client.call<{ id: string }>('GET', '/api/partner')
  return body.id
}

/** An invoice of that partner. */
const owns = async (scene: Scene): Promise<string> => anInvoice(scene.service, await ownPartner(scene))

/** An invoice that was written for a partner. */
async function aBill({ context, clock }: TestService, partnerId: string): Promise<Call> {
  const id = randomUUID()
  const party = JSON.stringify({
    name: 'Fiacre',
    address: 'Rynek 1',
    registration: 'KRS 1',
    vatNumber: 'PL1',
  })
  await sql`
    insert into self_billed_invoice (id, number, partner_id, statement_id, period_from, net_cents, vat_cents, treatment,
      vat_permille, corrects, supplier, customer, language, issued_at)
    values (${id}, ${`SB-${id.slice(0, 8)}`}, ${partnerId}, ${id}, ${clock.now}, 100, 0, 'outside-eu', 0, '[]', ${party}, ${party}, 'en', ${clock.now})`.execute(
    context.orm.em.fork().getKysely(),
  )
  return { id, more: { selfBilledId: id } }
}

/** Calls about invoices of partners. */
export const INVOICE_REQUESTS = {
  getSelfBilling: async (scene: Scene): Promise<Call> => {
    await ownPartner(scene)
    return {}
  },
  agreeToSelfBilling: async (scene: Scene): Promise<Call> => {
    await ownPartner(scene)
    const agreementVersion = LEGAL_DOCUMENTS['self-billing-agreement'].version
    return { body: { agreementVersion, language: 'en' } }
  },
  endSelfBilling: async (scene: Scene): Promise<Call> => {
    await ownPartner(scene)
    return {}
  },
  getPartnerSelfBilledFile: async (scene: Scene): Promise<Call> =>
    aBill(scene.service, await ownPartner(scene)),
  getSelfBilledFile: async ({ service }: Scene): Promise<Call> =>
    aBill(service, (await newPartner(service)).id),
  getPartnerCredit: async (scene: Scene): Promise<Call> => {
    await owns(scene)
    return {}
  },
  listPartnerInvoices: async (scene: Scene): Promise<Call> => {
    await owns(scene)
    return {}
  },
  getPartnerInvoiceFile: async (scene: Scene): Promise<Call> => asFile(await owns(scene)),
  getInvoice: async (scene: Scene): Promise<Call> => ({ id: await anybodys(scene) }),
  getInvoiceFile: async (scene: Scene): Promise<Call> => asFile(await anybodys(scene)),
  getAnyInvoiceFile: async (scene: Scene): Promise<Call> => asFile(await anybodys(scene)),
  setPartnerCredit: async ({ service }: Scene): Promise<Call> => ({
    id: (await newPartner(service)).id,
    body: { limitCents: 100_000, daysToPay: 14, reason: 'Three months in time.' },
  }),
  recordInvoicePayment: async (scene: Scene): Promise<Call> => ({
    id: await anybodys(scene),
    body: {
      amountCents: 6000,
      bankReference: randomUUID(),
      receivedOn: scene.service.clock.now.toISOString().slice(0, 10),
    },
  }),
}
