import type { components } from '@fiacre/sdk/contract'
import type { Payee } from '#money/earnings/earning-lines.service.ts'
import { objectToStatement } from '#money/payouts/object-to-statement.ts'
import { earningsOf } from '#money/payouts/read-earnings.ts'
import { findStatement, listStatements } from '#money/payouts/read-statements.ts'
import { actingMember } from '#people/carriers/carrier-rights.ts'
import { accountsView } from '#people/bank-accounts/account-view.ts'
import { membershipOf } from '#people/partners/change-partner.ts'
import { BOOKKEEPERS } from '#people/partners/payout-account.handlers.ts'
import type { Context } from '#platform/context/context.ts'
import type { Handlers } from '#platform/contract/handler.ts'
import { noStatement, statementFile } from './statement-file.ts'

/** What carriers and partners see of their own money; another's does not exist. */
export const ownEarningHandlers: Handlers<
  | 'getCarrierEarnings'
  | 'getCarrierPayoutAccount'
  | 'listCarrierStatements'
  | 'getCarrierStatement'
  | 'getCarrierStatementFile'
  | 'objectToCarrierStatement'
  | 'objectToPartnerStatement'
  | 'getPartnerEarnings'
  | 'listPartnerStatements'
  | 'getPartnerStatement'
  | 'getPartnerStatementFile'
> = {
  async getCarrierEarnings({ userId, query }, context) {
    return { status: 200, body: await earnings(context, await carrierOf(context, userId), query) }
  },

  async getCarrierPayoutAccount({ userId }, context) {
    const { id: ownerId } = await carrierOf(context, userId)
    const owner = { ownerKind: 'carrier', ownerId } as const
    return { status: 200, body: await accountsView(context.orm.em.fork(), owner, context.now()) }
  },

  async listCarrierStatements({ userId, query }, context) {
    const payee = await carrierOf(context, userId)
    return { status: 200, body: await listStatements(context.orm.em.fork(), { ...query, payee }) }
  },

  async getCarrierStatement({ userId, path }, context) {
    return { status: 200, body: await statement(context, await carrierOf(context, userId), path.statementId) }
  },

  async getCarrierStatementFile({ userId, path: { statementId: id, format } }, context) {
    const payee = await carrierOf(context, userId)
    return statementFile(context, { id, format, payee, askerId: userId })
  },

  async objectToCarrierStatement({ userId, path, body }, context) {
    const payee = await carrierOf(context, userId)
    return { status: 201, body: await object(context, { payee, userId, ...path }, body) }
  },

  async objectToPartnerStatement({ userId, path, body }, context) {
    const payee = await partnerOf(context, userId)
    return { status: 201, body: await object(context, { payee, userId, ...path }, body) }
  },

  async getPartnerEarnings({ userId, query }, context) {
    return { status: 200, body: await earnings(context, await partnerOf(context, userId), query) }
  },

  async listPartnerStatements({ userId, query }, context) {
    const payee = await partnerOf(context, userId)
    return { status: 200, body: await listStatements(context.orm.em.fork(), { ...query, payee }) }
  },

  async getPartnerStatement({ userId, path }, context) {
    return { status: 200, body: await statement(context, await partnerOf(context, userId), path.statementId) }
  },

  async getPartnerStatementFile({ userId, path: { statementId: id, format } }, context) {
    const payee = await partnerOf(context, userId)
    return statementFile(context, { id, format, payee, askerId: userId })
  },
}

/** @throws Problem NOT_FOUND for whoever acts for none, FORBIDDEN */
async function carrierOf({ orm }: Context, userId: string): Promise<Payee> {
  const { carrierId } = await actingMember(orm.em.fork(), userId, 'books')
  return { kind: 'carrier', id: carrierId }
}

/** @throws Problem NOT_FOUND for whoever acts for none, FORBIDDEN */
async function partnerOf({ orm }: Context, userId: string): Promise<Payee> {
  const { partner } = await membershipOf(orm.em.fork(), userId, BOOKKEEPERS)
  return { kind: 'partner', id: partner.id }
}

const earnings = ({ orm, now }: Context, payee: Payee, query: Parameters<typeof earningsOf>[2]) =>
  earningsOf(orm.em.fork(), payee, query, now())

/** @throws Problem NOT_FOUND where there is none, or another's */
async function statement({ orm, now }: Context, payee: Payee, id: string) {
  const found = await findStatement(orm.em.fork(), id, payee, now())
  if (!found) throw noStatement()
  return found
}

/** @throws Problem as `objectToStatement` does */
async function object(
  context: Context,
  of: { payee: Payee; userId: string; statementId: string },
  order: components['schemas']['ObjectionOrder'],
) {
  await context.orm.em.fork().transactional((em) => objectToStatement(em, of, order, context.now()))
  return statement(context, of.payee, of.statementId)
}
