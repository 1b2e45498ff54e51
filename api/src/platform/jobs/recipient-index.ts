/** To whom a job that was given up is: a mail has its recipient, or the account whose address is looked up when it is sent. */
export const RECIPIENT = `(coalesce(data ->> 'to', data -> 'accountMail' ->> 'account'))`

/**
 * Makes, where there is none, the index that recipients of jobs in a queue are found by. The queue's tables are made by its library
 * and not by our migrations, so its index is made after them; one process does it while others wait.
 * A backup of an earlier release is restored without it, and has it at its next start.
 */
export const recipientIndex = (queue: string): string => `
  do $$ begin
    if to_regclass('jobs.parked_recipient_index') is null
      and exists (select from pg_extension where extname = 'pg_trgm') then
      perform pg_advisory_xact_lock(hashtext('jobs.parked_recipient_index'));
      create index if not exists parked_recipient_index on jobs.job
        using gin (${RECIPIENT} gin_trgm_ops) where name = '${queue}';
    end if;
  end $$`
