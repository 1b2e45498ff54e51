import { defineEntity, p, type InferEntity } from '@mikro-orm/core'

/** A passkey of an account (WebAuthn Level 3): what recognises it. The private key never leaves the authenticator. */
export const Passkey = defineEntity({
  name: 'Passkey',
  tableName: 'passkey',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid().index('passkey_user_id_index'),
    /** The authenticator's own name of it, in base64url. */
    credentialId: p.text().unique('passkey_credential_id_unique'),
    /** The public key as COSE writes it (RFC 9052), in base64url. */
    publicKey: p.text(),
    /** How often it has signed, as the authenticator counts; zero for ever where it does not. */
    signCount: p.bigint('number'),
    /** How browsers reach the authenticator. */
    transports: p.json<string[]>(),
    /** What its owner calls it. */
    name: p.text(),
    createdAt: p.datetime().columnType('timestamptz'),
    lastUsedAt: p.datetime().columnType('timestamptz').nullable(),
  },
})

export type PasskeyRow = InferEntity<typeof Passkey>

export type PasskeyPurpose = 'creation' | 'request'

/** A challenge that an authenticator is to sign, once. */
export const PasskeyChallenge = defineEntity({
  name: 'PasskeyChallenge',
  tableName: 'passkey_challenge',
  properties: {
    challenge: p.text().primary(),
    userId: p.uuid().index('passkey_challenge_user_id_index'),
    purpose: p.text().$type<PasskeyPurpose>(),
    expiresAt: p.datetime().columnType('timestamptz').index('passkey_challenge_expires_at_index'),
  },
})
