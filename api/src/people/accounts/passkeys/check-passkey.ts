import type { components } from '@fiacre/sdk/contract'
import { KEY_ALGORITHMS } from './passkey-options.ts'
import type { PasskeyRow } from './passkey.entity.ts'
import type { RelyingParty } from './relying-party.ts'

type NewPasskey = components['schemas']['NewPasskey']
type PasskeyAssertion = components['schemas']['PasskeyAssertion']

interface Expected {
  challenge: string
  party: RelyingParty
}

/** Reading what authenticators say takes 30 MB, which only whoever uses passkeys pays. */
const load = () => import('@simplewebauthn/server')

/**
 * The key of a new passkey (WebAuthn Level 3, section 7.1): signed for this challenge, host and page, the person verified.
 * @throws Error saying what is wrong with it
 */
export async function readNewPasskey(
  { id, clientDataJSON, attestationObject, transports }: NewPasskey,
  { challenge, party }: Expected,
): Promise<Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'signCount'>> {
  const { verifyRegistrationResponse } = await load()
  const { registrationInfo } = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, attestationObject, transports },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: [...KEY_ALGORITHMS],
  })
  if (!registrationInfo) throw new Error('The attestation is not right.')
  const { credential } = registrationInfo
  if (credential.id !== id) throw new Error('The authenticator speaks of another credential.')
  const publicKey = Buffer.from(credential.publicKey).toString('base64url')
  return { credentialId: id, publicKey, signCount: credential.counter }
}

/**
 * Whether a known passkey signed this (WebAuthn Level 3, section 7.2): this challenge, host and page, the person verified, and a counter,
 * where the authenticator counts, that has grown.
 * @returns the counter
 * @throws Error saying what is wrong with it
 */
export async function readAssertion(
  { id, clientDataJSON, authenticatorData, signature }: PasskeyAssertion,
  { publicKey, signCount }: PasskeyRow,
  { challenge, party }: Expected,
): Promise<number> {
  const { verifyAuthenticationResponse } = await load()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter: signCount },
    requireUserVerification: true,
  })
  if (!verified) throw new Error('The signature is not right.')
  return authenticationInfo.newCounter
}
