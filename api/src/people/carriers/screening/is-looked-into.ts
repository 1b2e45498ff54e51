import { sql, type RawBuilder } from 'kysely'

/**
 * Whether a name of a carrier or a partner, its own, its contact's or its account holder's, is looked into, or was found on a sanctions list, in SQL:
 * nothing is paid out to it then.
 * @param kind `carrier` or `partner`, an expression
 */
export const isLookedInto = (kind: RawBuilder<unknown>, id: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`((${kind} = 'carrier' and exists (select 1 from screening_case c
      where c.carrier_id = ${id} and c.driver_id is null and c.state <> 'cleared'))
    or (${kind} = 'partner' and exists (select 1 from partner_screening c where c.partner_id = ${id} and c.state <> 'cleared')))`
