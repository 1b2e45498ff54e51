import { Migration } from '@mikro-orm/migrations'

/**
 * What a payment session pays for, and what a repeated request made, as values of their own: until now both were written into
 * one text, such as `change:<id>` and `<booking>:<session>`, and read back from it.
 */
export class Migration2026112372FactsInColumns extends Migration {
  override up(): void {
    this.addSql('alter table payment_session add column change_id uuid null')
    this.addSql(
      "update payment_session set change_id = substr(reference, 8)::uuid where starts_with(reference, 'change:')",
    )
    this.addSql(`
      alter table idempotency_record alter column resource type jsonb using case
        when resource is null then null
        when operation = 'createBooking' and split_part(resource, ':', 2) in ('balance', 'bank', 'none') then
          jsonb_build_object('bookingId', split_part(resource, ':', 1)::int, 'kind', split_part(resource, ':', 2))
        when operation = 'createBooking' then jsonb_build_object('bookingId', split_part(resource, ':', 1)::int,
          'kind', 'page', 'sessionId', split_part(resource, ':', 2))
        when operation = 'createPayment' and resource in ('balance', 'bank') then jsonb_build_object('kind', resource)
        when operation = 'createPayment' then jsonb_build_object('kind', 'page', 'sessionId', resource)
        when operation = 'changeBooking' then jsonb_build_object('changeId', split_part(resource, ':', 1),
          'sessionId', nullif(split_part(resource, ':', 2), ''))
        else to_jsonb(resource) end`)
  }

  override down(): void {
    this.addSql('alter table payment_session drop column change_id')
    this.addSql(`
      alter table idempotency_record alter column resource type text using case
        when jsonb_typeof(resource) = 'string' then resource #>> '{}'
        when resource ? 'bookingId' then concat(resource ->> 'bookingId', ':', coalesce(resource ->> 'sessionId', resource ->> 'kind'))
        when resource ? 'changeId' then concat(resource ->> 'changeId', ':', resource ->> 'sessionId')
        else coalesce(resource ->> 'sessionId', resource ->> 'kind') end`)
  }
}
