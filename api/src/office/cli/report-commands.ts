import { findPartner } from '#people/partners/partners.service.ts'
import { moment, oneOf, table, word, type Command } from './command.ts'
import { partnerReport } from './partner-report.ts'

/** What came of it all. */
export const reportCommands: Command[] = [
  {
    usage: 'report <partner> [--from 2026-11-01] [--until 2026-12-01] [--mode live|test]',
    about: 'prices, checkouts, bookings and revenue by campaign and promo code',
    async run(orm, typed) {
      const { id } = await findPartner(orm, word(typed, 0, 'partner'))
      const period = { from: moment(typed, 'from'), until: moment(typed, 'until') }
      const isTest = oneOf(typed, 'mode', ['live', 'test']) === 'test'
      const rows = await partnerReport(orm, id, period, isTest)
      return table(rows.map((row) => ({ ...row })))
    },
  },
]
