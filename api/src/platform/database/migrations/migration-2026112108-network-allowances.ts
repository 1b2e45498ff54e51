import { Migration } from '@mikro-orm/migrations'

/**
 * What the processes have taken of each network's allowance of requests. Unlogged: its rows matter for a minute, and
 * after a crash every minute may begin anew; so a write costs no write-ahead log.
 */
export class Migration2026112108NetworkAllowances extends Migration {
  override up(): void {
    this.addSql(`create unlogged table network_allowance (
      window_ends_at timestamptz not null,
      network text not null,
      taken int not null,
      primary key (window_ends_at, network)
    )`)
  }

  override down(): void {
    this.addSql('drop table network_allowance')
  }
}
