import { Migration } from '@mikro-orm/migrations'

/**
 * A way that begins or ends at a point that somebody sent, perhaps at home, is told from a way between places that
 * everybody knows: it is kept shorter, and goes with the person. Nobody knows it of the ways that are there, so they count
 * as such, and are looked up anew.
 */
export class Migration2026112330ExactRoutes extends Migration {
  override up(): void {
    this.addSql('delete from route_lookup')
    // The default stays: a process of an earlier version beside this one does not say it.
    this.addSql('alter table route add column is_exact boolean not null default true')
    this.foreignKeys('on delete cascade')
    this.addSql('create index route_lookup_route_id_index on route_lookup (route_id)')
    // Whose a price is, asked when a person wants to see everything, or to be forgotten.
    this.addSql('create index quote_user_id_index on quote (user_id)')
    this.addSql('create index checkout_session_quote_id_index on checkout_session (quote_id)')
  }

  override down(): void {
    this.addSql('drop index checkout_session_quote_id_index')
    this.addSql('drop index quote_user_id_index')
    this.addSql('drop index route_lookup_route_id_index')
    this.foreignKeys('')
    this.addSql('alter table route drop column is_exact')
  }

  /** Lookups and pictures are nothing without their way. */
  private foreignKeys(rule: string): void {
    for (const table of ['route_lookup', 'route_map']) {
      this.addSql(`alter table ${table} drop constraint ${table}_route_id_fkey`)
      this.addSql(`alter table ${table} add constraint ${table}_route_id_fkey
        foreign key (route_id) references route (id) ${rule}`)
    }
  }
}
