import type { Payee } from '#money/earnings/earning-lines.service.ts'
import { earningsOf } from '#money/payouts/read-earnings.ts'
import { findStatement, listStatements } from '#money/payouts/read-statements.ts'
import type { Context } from '#platform/context/context.ts'
import type { Handlers } from '#platform/contract/handler.ts'
import { actingMember } from '#rides/offers/acting-carrier.ts'
import { noStatement, statementFile } from './statement-file.ts'

/** What a carrier sees of its own money; another's does not exist. */
export const ownEarningHandlers: Handlers<
  'getCarrierEarnings' | 'listCarrierStatements' | 'getCarrierStatement' | 'getCarrierStatementFile'
> = {
  async getCarrierEarnings({ userId, query }, context) {
    const em = context.orm.em.fork()
    return { status: 200, body: await earningsOf(em, await carrierOf(context, userId), query, context.now()) }
  },

  async listCarrierStatements({ userId, query }, context) {
    const payee = await carrierOf(context, userId)
    return { status: 200, body: await listStatements(context.orm.em.fork(), { ...query, payee }) }
  },

  async getCarrierStatement({ userId, path }, context) {
    const payee = await carrierOf(context, userId)
    const found = await findStatement(context.orm.em.fork(), path.statementId, payee, context.now())
    if (!found) throw noStatement()
    return { status: 200, body: found }
  },

  async getCarrierStatementFile({ userId, path }, context) {
    const payee = await carrierOf(context, userId)
    return statementFile(context, { id: path.statementId, format: path.format, payee, askerId: userId })
  },
}

async function carrierOf({ orm }: Context, userId: string): Promise<Payee> {
  const { carrierId } = await actingMember(orm.em.fork(), userId, 'look')
  return { kind: 'carrier', id: carrierId }
}
