import { Migration } from '@mikro-orm/migrations'

/** The accounts that are blocked now are found without those that were. */
export class Migration2026112487BlocksThatHold extends Migration {
  override up(): void {
    this.addSql(
      'create index account_block_holding_list_index on account_block (user_id) where lifted_at is null',
    )
  }

  override down(): void {
    this.addSql('drop index account_block_holding_list_index')
  }
}
