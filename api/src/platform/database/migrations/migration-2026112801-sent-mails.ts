import { Migration } from '@mikro-orm/migrations'

/** What an address got of a class is counted before each mail: among what was sent alone, however much was held back. */
export class Migration2026112801SentMails extends Migration {
  override up(): void {
    this.addSql(
      `create index mail_record_sent_index on mail_record (address_key, class, at) where outcome = 'sent'`,
    )
  }

  override down(): void {
    this.addSql('drop index mail_record_sent_index')
  }
}
