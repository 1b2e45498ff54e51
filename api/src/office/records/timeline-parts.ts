import type { ContactRequestRow } from '#people/contact/contact-request.entity.ts'
import type { components } from '@fiacre/sdk/contract'
import type { MailTrace } from './mail-trace.ts'
import type { OfficeNoteRow } from './office-note.entity.ts'
import { entry, type TimelineEntry } from './timeline.ts'

export function mailEntry(
  { kind, at, outcome, isToPresentAddress }: MailTrace,
  presentEmail: string | null,
): TimelineEntry {
  const toEmail = isToPresentAddress ? presentEmail : null
  return entry({
    at: at.toISOString(),
    source: 'mail',
    code: kind,
    actor: 'service',
    toEmail,
    outcome,
  })
}

export function noteEntry(
  { at, text, authorId }: OfficeNoteRow,
  emails: ReadonlyMap<string, string>,
): TimelineEntry {
  const by = { actor: 'administrator', byEmail: emails.get(authorId) ?? null } as const
  return entry({ at: at.toISOString(), source: 'note', code: 'note', ...by, words: text })
}

/** @param isTheirs whether it is known to be the traveller's */
export function messageEntry(
  { id, createdAt, subject, email }: ContactRequestRow,
  isTheirs: boolean,
): TimelineEntry {
  return entry({
    at: createdAt.toISOString(),
    source: 'message',
    code: 'message',
    actor: isTheirs ? 'traveller' : null,
    byEmail: email,
    words: subject,
    messageId: id,
  })
}

export function auditTimelineEntry({
  at,
  actorEmail,
  network,
  action,
  before,
  after,
  reason,
  isErased,
}: components['schemas']['AuditListEntry']): TimelineEntry {
  const by = { actor: 'administrator', byEmail: actorEmail, network } as const
  return entry({ at, source: 'audit', code: action, ...by, before, after, words: reason, isErased })
}
