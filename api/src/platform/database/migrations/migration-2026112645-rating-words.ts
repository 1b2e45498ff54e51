import { Migration } from '@mikro-orm/migrations'

/** What becomes of the words of a rating and of what the carrier answers, and whether a booking was asked for its ratings. */
export class Migration2026112645RatingWords extends Migration {
  override up(): void {
    this.addSql(`alter table ride_rating
      add column words_state text null, add column words_reason text null,
      add column reply text null, add column reply_state text null, add column reply_reason text null,
      add column replied_at timestamptz null,
      add constraint ride_rating_words_state_known check (words_state in ('waiting', 'passed', 'withheld')),
      add constraint ride_rating_reply_state_known check (reply_state in ('waiting', 'passed', 'withheld')),
      add constraint ride_rating_words_reason_known
        check ((words_state is not distinct from 'withheld') = (words_reason is not null)),
      add constraint ride_rating_reply_reason_known
        check ((reply_state is not distinct from 'withheld') = (reply_reason is not null))`)
    this.addSql("update ride_rating set words_state = 'waiting' where words is not null")
    this.addSql('alter table ride add column rating_asked_at timestamptz null')
    // Who was driven before there was such a mail is not asked for what is long past.
    this.addSql("update ride set rating_asked_at = now() where state in ('done', 'no-show', 'cancelled')")
  }

  override down(): void {
    this.addSql(`alter table ride_rating
      drop constraint ride_rating_words_state_known, drop constraint ride_rating_reply_state_known,
      drop constraint ride_rating_words_reason_known, drop constraint ride_rating_reply_reason_known,
      drop column words_state, drop column words_reason, drop column reply, drop column reply_state,
      drop column reply_reason, drop column replied_at`)
    this.addSql('alter table ride drop column rating_asked_at')
  }
}
