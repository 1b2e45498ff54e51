import { defineEntity, p, type InferEntity } from '@mikro-orm/core'

/** The authenticator app of an account (RFC 6238). It counts for nothing until it was confirmed by a code. */
export const TotpFactor = defineEntity({
  name: 'TotpFactor',
  tableName: 'totp_factor',
  properties: {
    userId: p.uuid().primary(),
    /** The secret, sealed by the service's key: who reads the table makes no codes. */
    sealedSecret: p.text(),
    /** Of the app that is to take its place, once a code of that was seen. */
    nextSealedSecret: p.text().nullable(),
    /** The last 30 seconds whose code was taken, counted since 1970: no code is taken twice, nor one before it. */
    lastCounter: p.integer().default(0),
    confirmedAt: p.datetime().columnType('timestamptz').nullable(),
    createdAt: p.datetime().columnType('timestamptz'),
  },
})

export type TotpFactorRow = InferEntity<typeof TotpFactor>

/** A code that stands in for the app or a passkey, once. */
export const RecoveryCode = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_code',
  properties: {
    /** SHA-256 of the account and the code: reading the table signs nobody in. */
    codeHash: p.text().primary(),
    userId: p.uuid().index('recovery_code_user_id_index'),
    usedAt: p.datetime().columnType('timestamptz').nullable(),
  },
})
