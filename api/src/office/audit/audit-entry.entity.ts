import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { components } from '@fiacre/sdk/contract'

export type AuditAction = components['schemas']['AuditAction']
export type AuditSubject = components['schemas']['AuditSubject']

/** Values that changed, by their names: codes, numbers and days. What is a person's own is sealed (`personal-facts.ts`). */
export type AuditFacts = Readonly<Record<string, string | number | boolean | null>>

/** Something that the back office did. The database refuses to change or delete it. */
export const AuditEntry = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit_entry',
  indexes: [
    { name: 'audit_entry_subject_subject_id_id_index', properties: ['subject', 'subjectId', 'id'] },
    { name: 'audit_entry_at_id_index', properties: ['at', 'id'] },
    { name: 'audit_entry_action_at_id_index', properties: ['action', 'at', 'id'] },
    { name: 'audit_entry_actor_id_at_id_index', properties: ['actorId', 'at', 'id'] },
    { name: 'audit_entry_person_id_at_id_index', properties: ['personId', 'at', 'id'] },
    { name: 'audit_entry_subject_at_id_index', properties: ['subject', 'at', 'id'] },
  ],
  properties: {
    /** Its place in the chain: 1, 2, 3 and no gap. */
    id: p.integer().primary().autoincrement(false),
    at: p.datetime().columnType('timestamptz'),
    /** The administrator; null for what the service did by itself. */
    actorId: p.uuid().nullable(),
    /** The network that the call came from. */
    network: p.text().nullable(),
    action: p.text().$type<AuditAction>(),
    subject: p.text().$type<AuditSubject>(),
    subjectId: p.text(),
    /** What was done in one go. */
    batchId: p.uuid().nullable().index('audit_entry_batch_id_index'),
    before: p.json<AuditFacts>().nullable(),
    after: p.json<AuditFacts>().nullable(),
    /** Whose words and values are sealed; null where they are nobody's. */
    personId: p.uuid().nullable(),
    /** Why, in somebody's words, under the person's key; as it is where it is about nobody. */
    reason: p.text().nullable(),
    /** The hash of the entry before it. */
    previousHash: p.text(),
    hash: p.text(),
  },
})

export type AuditEntryRow = InferEntity<typeof AuditEntry>

/** A person's key: what is sealed by it is gone for good with it. */
export const AuditKey = defineEntity({
  name: 'AuditKey',
  tableName: 'audit_key',
  properties: {
    userId: p.uuid().primary(),
    /** 256 bits, in base64. */
    key: p.text(),
    createdAt: p.datetime().columnType('timestamptz'),
  },
})

/** The end of the chain, in one row: whoever adds to it waits for the one before. */
export const AuditHead = defineEntity({
  name: 'AuditHead',
  tableName: 'audit_head',
  properties: {
    id: p.integer().primary().autoincrement(false),
    entries: p.integer(),
    hash: p.text(),
  },
})
