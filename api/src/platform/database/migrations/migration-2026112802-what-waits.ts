import { Migration } from '@mikro-orm/migrations'

/** What waits for a person is counted, and read in its order, by indexes of that alone: however much there is besides. */
export class Migration2026112802WhatWaits extends Migration {
  override up(): void {
    this.addSql(`create index payment_review_task_waiting_index on payment_review (received_at, id)
      where resolution is null and gateway <> 'test'`)
    this.addSql(
      `create index contact_request_new_waiting_index on contact_request (created_at, id) where status = 'new'`,
    )
    this.addSql(`create index booking_transfer_waiting_index on booking (pickup_at, id)
      where payment_status = 'pending' and payment_method = 'bank_transfer'`)
  }

  override down(): void {
    this.addSql(
      'drop index booking_transfer_waiting_index, contact_request_new_waiting_index, payment_review_task_waiting_index',
    )
  }
}
