import type { CallResult, FiacreClient, LoginResult } from '@fiacre/sdk'

type CreationOptions = CallResult<'startPasskey'>
type RequestOptions = CallResult<'startPasskeyProof'>
type NewPasskey = Parameters<FiacreClient['addPasskey']>[0]['body']
type PasskeyAssertion = Parameters<FiacreClient['passPasskey']>[0]['body']

/** Whether this browser has passkeys: it has them on pages behind TLS, and of one's own machine. */
export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis && 'credentials' in navigator
}

/**
 * Lets the browser make a passkey.
 * @throws DOMException as `usePasskeyText` words it
 */
export async function createPasskey(options: CreationOptions): Promise<Omit<NewPasskey, 'name'>> {
  const { challenge, user, excludeCredentials, ...publicKey } = options
  const made = await navigator.credentials.create({
    publicKey: {
      ...publicKey,
      challenge: fromBase64url(challenge),
      user: { ...user, id: fromBase64url(user.id) },
      excludeCredentials: excludeCredentials.map(descriptor),
    },
  })
  const { rawId, response } = made as PublicKeyCredential & { response: AuthenticatorAttestationResponse }
  return {
    id: toBase64url(rawId),
    clientDataJSON: toBase64url(response.clientDataJSON),
    attestationObject: toBase64url(response.attestationObject),
    transports: response.getTransports(),
  }
}

/** Lets the browser show a passkey, for a sign-in or as a fresh proof. @throws DOMException, FiacreError */
export async function passByPasskey(client: FiacreClient): Promise<LoginResult> {
  return client.passPasskey({ body: await signWithPasskey(await client.startPasskeyProof()) })
}

async function signWithPasskey(options: RequestOptions): Promise<PasskeyAssertion> {
  const { challenge, allowCredentials, ...publicKey } = options
  const shown = await navigator.credentials.get({
    publicKey: {
      ...publicKey,
      challenge: fromBase64url(challenge),
      allowCredentials: allowCredentials.map(descriptor),
    },
  })
  const { rawId, response } = shown as PublicKeyCredential & { response: AuthenticatorAssertionResponse }
  return {
    id: toBase64url(rawId),
    clientDataJSON: toBase64url(response.clientDataJSON),
    authenticatorData: toBase64url(response.authenticatorData),
    signature: toBase64url(response.signature),
  }
}

/** Browsers pass over transports that they do not know. */
function descriptor({ type, id, transports }: RequestOptions['allowCredentials'][number]) {
  return { type, id: fromBase64url(id), transports: transports as AuthenticatorTransport[] }
}

function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0))
}

function toBase64url(buffer: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(buffer)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
