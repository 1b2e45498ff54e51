import { Migration } from '@mikro-orm/migrations'

/** Approvals are about settings and promo codes too; what is wanted stands under a name of its kind, and the reason beside it. */
export class Migration2026112600ApprovalsOfAllKinds extends Migration {
  override up(): void {
    this.addSql(`alter table approval
      alter column booking_id drop not null,
      alter column amount_cents drop not null,
      add column setting_kind text null,
      add column promo_code text null,
      add column reason text null`)
    this.addSql(
      `update approval set reason = facts ->> 'reason', facts = jsonb_build_object('refund', facts)`,
    )
    this.addSql(`alter table approval
      add constraint approval_about_one check (num_nonnulls(booking_id, setting_kind, promo_code) = 1)`)
    this.addSql(
      `create unique index approval_setting_waiting_index on approval (kind, setting_kind) where status = 'open'`,
    )
    this.addSql(
      `create unique index approval_promo_waiting_index on approval (kind, promo_code) where status = 'open'`,
    )
  }

  override down(): void {
    this.addSql('delete from approval where booking_id is null')
    this.addSql(`update approval set facts = facts -> 'refund'`)
    this.addSql('drop index approval_setting_waiting_index, approval_promo_waiting_index')
    this.addSql(`alter table approval
      drop constraint approval_about_one,
      drop column setting_kind,
      drop column promo_code,
      drop column reason,
      alter column booking_id set not null,
      alter column amount_cents set not null`)
  }
}
