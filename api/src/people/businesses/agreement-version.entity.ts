import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { Agreement } from './agreement-text.ts'

/** A version of what partners or carriers agree to: when it was published, and from when on it holds for those who agreed to another. */
export const AgreementVersion = defineEntity({
  name: 'AgreementVersion',
  tableName: 'agreement_version',
  properties: {
    document: p.text().$type<Agreement>().primary(),
    version: p.integer().primary(),
    /** SHA-256, in hex, of its text by language. */
    hashes: p.json<Record<string, string>>(),
    /** Whether who agreed to an earlier one was told of it ahead; the first that we know of was not told of. */
    hasNotice: p.boolean(),
    publishedAt: p.datetime().columnType('timestamptz'),
    effectiveAt: p.datetime().columnType('timestamptz'),
    /** When those who had not agreed were told again, and that it holds now; null where that is still to come. */
    remindedAt: p.datetime().columnType('timestamptz').nullable(),
    lapseToldAt: p.datetime().columnType('timestamptz').nullable(),
  },
})

export type AgreementVersionRow = InferEntity<typeof AgreementVersion>
