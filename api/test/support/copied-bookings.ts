import { sql } from 'kysely'
import { database } from './accounts.ts'
import type { TestService } from './service.ts'

/** More bookings like one, as somebody made them who had many accounts. */
export async function copies(service: TestService, id: number, count: number): Promise<void> {
  const others = async (table: string, left: string) => {
    const { rows } = await sql<{ columns: string }>`
      select string_agg(column_name, ', ') as columns from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and not column_name = any(string_to_array(${left}, ' '))`.execute(
      database(service),
    )
    return sql.raw(rows[0]?.columns ?? '')
  }
  const quote = await others('quote', 'id')
  const booking = await others('booking', 'id quote_id booking_number')
  const session = await others('payment_session', 'id booking_id reference')
  await sql`
    with numbers as (select n, gen_random_uuid() as quote_id from generate_series(1, ${count}::int) n),
    quotes as (
      insert into quote (id, ${quote}) select n.quote_id, ${quote} from quote, numbers n
      where id = (select quote_id from booking where id = ${id}) returning id),
    bookings as (
      insert into booking (quote_id, booking_number, ${booking})
      select n.quote_id, 'FC-X' || n.n, ${booking} from booking, numbers n where id = ${id} returning id)
    insert into payment_session (id, booking_id, reference, ${session})
    select gen_random_uuid(), b.id, 'booking:' || b.id, ${session} from payment_session s, bookings b
    where s.booking_id = ${id}`.execute(database(service))
}
