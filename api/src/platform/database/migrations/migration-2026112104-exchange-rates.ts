import { Migration } from '@mikro-orm/migrations'

/** The last good exchange rate of each currency, shared by every process and kept over restarts. */
export class Migration2026112104ExchangeRates extends Migration {
  override up(): void {
    this.addSql(`create table exchange_rate (
      currency text primary key,
      rate double precision not null constraint exchange_rate_positive check (rate > 0 and rate < 'infinity'),
      source text not null,
      date text not null,
      fetched_at timestamptz not null
    )`)
  }

  override down(): void {
    this.addSql('drop table exchange_rate')
  }
}
