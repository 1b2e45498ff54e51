import { Migration } from '@mikro-orm/migrations'

/** How far each mail has come, so that none is sent twice. */
export class Migration2026112107MailDelivery extends Migration {
  override up(): void {
    this.addSql(`create table mail_delivery (
      id uuid not null,
      state text not null,
      claimed_at timestamptz not null,
      sent_at timestamptz null,
      primary key (id)
    )`)
    // What the entities cannot say.
    this.addSql(`alter table mail_delivery
      add constraint mail_delivery_state_known check (state in ('sending', 'sent')),
      add constraint mail_delivery_sent_at_known check ((state = 'sent') = (sent_at is not null))`)
  }

  override down(): void {
    this.addSql('drop table mail_delivery')
  }
}
