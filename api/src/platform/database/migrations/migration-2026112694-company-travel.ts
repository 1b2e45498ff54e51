import { Migration } from '@mikro-orm/migrations'

const MEMBERS = ['owner', 'developer', 'finance']
const INVITED = [...MEMBERS, 'dispatcher', 'bookkeeper']

/** A company's own people travel on its invoice: in a role of their own, up to so much in a month, and by what its bookkeeping calls a ride. */
export class Migration2026112694CompanyTravel extends Migration {
  override up(): void {
    this.#letIn('partner_member', [...MEMBERS, 'traveller'])
    this.#letIn('business_invitation', [...INVITED, 'traveller'])
    this.addSql(`alter table partner_member add column monthly_limit_cents int null,
      add constraint partner_member_monthly_limit_not_negative check (monthly_limit_cents >= 0)`)
    this.addSql('alter table booking add column cost_reference text null')
    // The company lists what its people booked, the newest first.
    this.addSql(`create index booking_own_travellers_index on booking (invoice_partner_id, id)
      where invoice_partner_id is not null and not is_guests`)
  }

  override down(): void {
    this.addSql('drop index booking_own_travellers_index')
    this.addSql('alter table booking drop column cost_reference')
    this.addSql('alter table partner_member drop column monthly_limit_cents')
    for (const table of ['partner_member', 'business_invitation'])
      this.addSql(`delete from ${table} where role = 'traveller'`)
    this.#letIn('partner_member', MEMBERS)
    this.#letIn('business_invitation', INVITED)
  }

  #letIn(table: string, roles: readonly string[]): void {
    const known = roles.map((role) => `'${role}'`).join(', ')
    this.addSql(`alter table ${table} drop constraint ${table}_role_known,
      add constraint ${table}_role_known check (role in (${known}))`)
  }
}
