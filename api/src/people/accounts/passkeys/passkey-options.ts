import type { components } from '@fiacre/sdk/contract'
import { MS_PER_MINUTE, PASSKEY_MINUTES } from '@fiacre/sdk/rules'
import { brand } from '#platform/brand/brand.ts'
import type { UserRow } from '../user.entity.ts'
import type { PasskeyRow } from './passkey.entity.ts'
import type { RelyingParty } from './relying-party.ts'

type Schemas = components['schemas']

/** The kinds of keys that are taken, by their numbers in COSE: ES256, EdDSA and RS256, which between them every authenticator has. */
export const KEY_ALGORITHMS: readonly number[] = [-7, -8, -257]

interface Asked {
  challenge: string
  party: RelyingParty
  /** Passkeys that the account has. */
  known: readonly PasskeyRow[]
}

/** What a browser makes a passkey from (WebAuthn Level 3, section 5.4). */
export function creationOptions(
  user: UserRow,
  { challenge, party, known }: Asked,
): Schemas['PasskeyCreationOptions'] {
  return {
    challenge,
    rp: { id: party.id, name: brand.name },
    user: {
      id: Buffer.from(user.id.replaceAll('-', ''), 'hex').toString('base64url'),
      name: user.email,
      displayName: `${user.firstName} ${user.lastName}`,
    },
    pubKeyCredParams: KEY_ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: PASSKEY_MINUTES * MS_PER_MINUTE,
    excludeCredentials: known.map(describe),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    attestation: 'none',
  }
}

/** What a browser shows a passkey for (WebAuthn Level 3, section 5.5). */
export function requestOptions({ challenge, party, known }: Asked): Schemas['PasskeyRequestOptions'] {
  return {
    challenge,
    rpId: party.id,
    timeout: PASSKEY_MINUTES * MS_PER_MINUTE,
    allowCredentials: known.map(describe),
    userVerification: 'required',
  }
}

function describe({ credentialId, transports }: PasskeyRow): Schemas['CredentialDescriptor'] {
  return { type: 'public-key', id: credentialId, transports: [...transports] }
}
