import { oneQuery } from './one-query.ts'

interface Found {
  paid: number
  postings: number
  entries: number
  rides: number
  sum: number
}

/**
 * Looks whether every answer was the truth: a paid booking, its ride and a posting for each, and a ledger that adds up to zero.
 * @throws Error that names what the database holds instead
 */
export async function checkSettled(databaseUrl: string, answers: number): Promise<void> {
  const [found] = await oneQuery<Found>(
    databaseUrl,
    `select
       (select count(*)::int from booking b join payment_session s on s.booking_id = b.id and s.status = 'paid'
        where b.status = 'confirmed' and b.payment_status = 'completed' and b.paid_cents = b.total_cents) as paid,
       (select count(*)::int from ledger_posting where kind = 'PAYMENT') as postings,
       (select count(*)::int from ride) as rides,
       count(*)::int as entries, coalesce(sum(amount_cents), 0)::int as sum from ledger_entry`,
  )
  const isTrue =
    found?.paid === answers &&
    found.rides === answers &&
    found.postings === answers &&
    found.entries === 2 * answers &&
    found.sum === 0
  if (!isTrue) throw new Error(`${answers} settlements were answered, but found: ${JSON.stringify(found)}`)
}
