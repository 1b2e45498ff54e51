import { INVOICING } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import { findRow } from '#platform/database/rows.ts'
import { monthBefore } from '../payouts/close-statement.ts'
import { issueInvoice } from './issue-invoice.ts'
import { lockCredit } from './partner-standing.ts'
import { PartnerInvoice } from './partner-invoice.entity.ts'
import { languageOfPartner, tellOfInvoice } from './tell-of-invoice.ts'
import { utcDay } from '#platform/localisation/utc-day.ts'
import { isOverdue } from './overdue.ts'

/** What one run does; the next day's does what is left. */
const MOST = 2000

/** Starts what issues the invoices of a month once it is over, and reminds of those that are not paid: one process does each. */
export async function startInvoiceJobs(context: Context): Promise<void> {
  await context.jobs.every({ name: 'issue-invoices' }, '41 4 * * *', () => issueInvoices(context))
  await context.jobs.every({ name: 'remind-of-invoices' }, '7 8 * * *', () => remindOfInvoices(context))
}

/** Issues what is missing of the month before, in the order of partners. One that fails takes no other along. */
export async function issueInvoices(context: Context): Promise<void> {
  const now = context.now()
  const period = monthBefore(now)
  const { rows } = await sql<{ partnerId: string }>`
    select distinct partner_id as "partnerId" from receivable_line
    where invoice_id is null and created_at < ${period.to} order by 1 limit ${MOST}`.execute(
    context.orm.em.fork().getKysely(),
  )
  for (const { partnerId } of rows) {
    try {
      await context.orm.em.fork().transactional(async (em) => {
        const language = await languageOfPartner(em, partnerId)
        const issued = await issueInvoice(em, partnerId, period, language, now)
        const invoice = issued && (await findRow(em, PartnerInvoice, { id: issued.id }))
        if (invoice && invoice.totalCents !== 0) await tellOfInvoice(context, em, invoice, 'invoice-issued')
      })
    } catch (error) {
      context.log.error({ err: error, partnerId }, 'an invoice could not be issued')
    }
  }
}

/** Mails what is due of reminders, one a day and invoice at most. */
export async function remindOfInvoices(context: Context): Promise<void> {
  const now = context.now()
  const today = utcDay(now)
  const days = sql`(array[${sql.join(INVOICING.remindAfterDays)}]::int[])[reminders + 1]`
  const { rows } = await sql<{ id: string; partnerId: string }>`
    select i.id, i.partner_id as "partnerId" from partner_invoice i
    where ${isOverdue(now)} and i.due_on + ${days} <= ${today}::date
    order by i.due_on, i.id limit ${MOST}`.execute(context.orm.em.fork().getKysely())
  for (const { id, partnerId } of rows) {
    try {
      await context.orm.em.fork().transactional(async (em) => {
        // Whoever pays it meanwhile has this lock.
        await lockCredit(em, partnerId)
        const { numAffectedRows } = await sql`
          update partner_invoice set reminders = reminders + 1
          where id = ${id} and open_cents > 0 and due_on + ${days} <= ${today}::date`.execute(em.getKysely())
        const invoice = numAffectedRows === 1n ? await findRow(em, PartnerInvoice, { id }) : null
        if (invoice) await tellOfInvoice(context, em, invoice, 'invoice-overdue')
      })
    } catch (error) {
      context.log.error({ err: error, invoiceId: id }, 'nobody could be reminded of an invoice')
    }
  }
}
