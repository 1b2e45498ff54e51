import { Migration } from '@mikro-orm/migrations'

/** The refused calls of a partner's keys are read by an index of those alone, however many were answered between them. */
export class Migration2026112803RefusedCalls extends Migration {
  override up(): void {
    this.addSql(
      'create index partner_request_refused_list_index on partner_request (partner_id, id) where status >= 400',
    )
  }

  override down(): void {
    this.addSql('drop index partner_request_refused_list_index')
  }
}
