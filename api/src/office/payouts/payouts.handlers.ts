import { runFile } from '#money/payouts/run-file.ts'
import { findStatement, listStatements } from '#money/payouts/read-statements.ts'
import type { Handlers } from '#platform/contract/handler.ts'
import { takeBankAnswer } from './bank-answers.service.ts'
import { addRate, listRates } from './carrier-rates.service.ts'
import { decideObjection } from './decide-objection.service.ts'
import { decidePayoutRun, makePayoutRun, noteReturn, readDue } from './payout-runs.service.ts'
import { listRuns } from './read-runs.ts'
import { noStatement, statementFile } from './statement-file.ts'
import { waiveByHand } from './waive-penalty.service.ts'
import { yearlyFile } from './yearly-file.ts'
import type { Context } from '#platform/context/context.ts'

export const payoutHandlers: Handlers<
  | 'listPayoutStatements'
  | 'getPayoutStatement'
  | 'getPayoutStatementFile'
  | 'returnPayout'
  | 'listPayoutRuns'
  | 'makePayoutRun'
  | 'decidePayoutRun'
  | 'getPayoutRunFile'
  | 'readBankAnswer'
  | 'exportYearlyEarnings'
  | 'waivePenalty'
  | 'decideObjection'
  | 'listCarrierRates'
  | 'addCarrierRate'
> = {
  async listPayoutStatements({ query }, { orm }) {
    return { status: 200, body: await listStatements(orm.em.fork(), query) }
  },

  async getPayoutStatement({ path }, context) {
    return { status: 200, body: await anyStatement(context, path.statementId) }
  },

  async getPayoutStatementFile({ userId, path }, context) {
    return statementFile(context, { id: path.statementId, format: path.format, askerId: userId })
  },

  async decideObjection({ userId: id, ip, path, body }, context) {
    return { status: 200, body: await decideObjection(context, { id, ip }, path.objectionId, body) }
  },

  async readBankAnswer({ userId: id, ip, rawBody }, context) {
    return { status: 200, body: await takeBankAnswer(context, { id, ip }, rawBody) }
  },

  async exportYearlyEarnings({ path: { year } }, context) {
    const headers = {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="fiacre-earnings-${year}.csv"`,
    }
    return { status: 200, body: await yearlyFile(context, year), headers }
  },

  async waivePenalty({ userId: id, ip, path, body }, context) {
    return { status: 200, body: await waiveByHand(context, { id, ip }, path.lineId, body.reason.trim()) }
  },

  async returnPayout({ userId: id, ip, path, body }, context) {
    await noteReturn(context, { id, ip }, path.statementId, body)
    return { status: 200, body: await anyStatement(context, path.statementId) }
  },

  async listPayoutRuns({ userId }, context) {
    return { status: 200, body: { due: await readDue(context), runs: await listRuns(context, userId) } }
  },

  async makePayoutRun({ userId: id, ip, body, headers }, context) {
    return makePayoutRun(context, { id, ip }, body, headers['idempotency-key'])
  },

  async decidePayoutRun({ userId: id, ip, path, body }, context) {
    return { status: 200, body: await decidePayoutRun(context, { id, ip }, path.runId, body.decision) }
  },

  async getPayoutRunFile({ path }, context) {
    const headers = {
      'Content-Type': 'application/xml; charset=utf-8',
      'Content-Disposition': `attachment; filename="fiacre-payments-${path.runId}.xml"`,
    }
    return { status: 200, body: await runFile(context, path.runId), headers }
  },

  async listCarrierRates(_, context) {
    return { status: 200, body: await listRates(context) }
  },

  async addCarrierRate({ userId: id, ip, body }, context) {
    return { status: 201, body: await addRate(context, { id, ip }, body) }
  },
}

async function anyStatement({ orm, now }: Context, id: string) {
  const found = await findStatement(orm.em.fork(), id, undefined, now())
  if (!found) throw noStatement()
  return found
}
