import { Migration } from '@mikro-orm/migrations'

/** Disputes of payments that holders of cards began at their bank. */
export class Migration2026112476Chargebacks extends Migration {
  override up(): void {
    this.addSql(`create table chargeback (
      id uuid not null primary key,
      gateway text not null,
      dispute_id text not null,
      session_id uuid null,
      booking_id int null,
      amount_cents int not null,
      currency text not null,
      reason text not null,
      status text not null,
      is_held boolean not null default false,
      counted_cents int not null default 0,
      evidence_due_by timestamptz null,
      opened_at timestamptz not null,
      closed_at timestamptz null,
      constraint chargeback_dispute_unique unique (gateway, dispute_id),
      constraint chargeback_status_known check (status in ('inquiry', 'open', 'won', 'lost'))
    )`)
    this.addSql('create index chargeback_booking_id_index on chargeback (booking_id)')
    this.addSql(
      `create index chargeback_waiting_index on chargeback (evidence_due_by) where status in ('inquiry', 'open')`,
    )
    this.addSql('create index chargeback_session_id_index on chargeback (session_id)')
    this.statuses(`'pending', 'done', 'failed', 'to-balance', 'by-bank'`)
  }

  private statuses(known: string): void {
    this.addSql('alter table card_refund drop constraint card_refund_status_known')
    this.addSql(
      `alter table card_refund add constraint card_refund_status_known check (status in (${known}))`,
    )
  }

  override down(): void {
    this.addSql(`update card_refund set status = 'to-balance' where status = 'by-bank'`)
    this.statuses(`'pending', 'done', 'failed', 'to-balance'`)
    this.addSql('drop table chargeback')
  }
}
