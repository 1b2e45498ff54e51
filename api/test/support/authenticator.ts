import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

/** What the service offers a browser, as far as an authenticator looks at it. */
interface CreationOptions {
  challenge: string
  rp: { id: string }
}

interface RequestOptions {
  challenge: string
  rpId: string
}

/** What may be wrong with an answer. */
interface Twist {
  origin?: string
  rpId?: string
  isVerified?: boolean
  crossOrigin?: boolean
  type?: string
}

const VERIFIED = 0x05
const PRESENT = 0x01
const WITH_KEY = 0x40

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** An authenticator in software: one credential with a P-256 key, and a counter that a test may set. */
export class Authenticator {
  readonly id = randomBytes(32).toString('base64url')
  counter = 0
  readonly #origin: string
  readonly #key: KeyObject
  readonly #coordinates: { x: Buffer; y: Buffer }

  /** @param origin of the page that asks */
  constructor(origin: string) {
    this.#origin = origin
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.#key = privateKey
    this.#coordinates = { x: Buffer.from(x, 'base64url'), y: Buffer.from(y, 'base64url') }
  }

  /** Makes the passkey, as a page sends it on. */
  create({ challenge, rp }: CreationOptions, name: string, twist: Twist = {}) {
    const clientDataJSON = this.#clientData('webauthn.create', challenge, twist)
    const id = Buffer.from(this.id, 'base64url')
    const length = Buffer.from([0, id.length])
    const credential = Buffer.concat([Buffer.alloc(16), length, id, this.#coseKey()])
    const data = Buffer.concat([this.#head(twist.rpId ?? rp.id, twist, WITH_KEY), credential])
    return {
      name,
      id: this.id,
      clientDataJSON: clientDataJSON.toString('base64url'),
      attestationObject: attestation(data).toString('base64url'),
      transports: ['internal'],
    }
  }

  /** Signs a challenge, and counts. */
  get({ challenge, rpId }: RequestOptions, twist: Twist = {}) {
    this.counter += 1
    const clientDataJSON = this.#clientData('webauthn.get', challenge, twist)
    const authenticatorData = this.#head(twist.rpId ?? rpId, twist)
    const signed = Buffer.concat([authenticatorData, sha256(clientDataJSON)])
    return {
      id: this.id,
      clientDataJSON: clientDataJSON.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: sign('sha256', signed, this.#key).toString('base64url'),
    }
  }

  #clientData(type: string, challenge: string, twist: Twist): Buffer {
    const { origin = this.#origin, crossOrigin = false } = twist
    return Buffer.from(JSON.stringify({ type: twist.type ?? type, challenge, origin, crossOrigin }))
  }

  /** The host, what the person did, and the counter (WebAuthn Level 3, section 6.1). */
  #head(rpId: string, { isVerified = true }: Twist, more = 0): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([sha256(rpId), Buffer.from([(isVerified ? VERIFIED : PRESENT) + more]), counter])
  }

  /** The public key by COSE (RFC 9053): kty EC2, alg ES256, crv P-256, x, y. */
  #coseKey(): Buffer {
    const { x, y } = this.#coordinates
    const bytes = (value: Buffer) => Buffer.concat([Buffer.from([0x58, value.length]), value])
    const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01])
    return Buffer.concat([head, Buffer.from([0x21]), bytes(x), Buffer.from([0x22]), bytes(y)])
  }
}

/** CBOR of `{ fmt: 'none', attStmt: {}, authData }`. */
function attestation(data: Buffer): Buffer {
  const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
  const length = Buffer.from([0x59, data.length >> 8, data.length & 0xff])
  const empty = Buffer.from([0xa0])
  const parts = [text('fmt'), text('none'), text('attStmt'), empty, text('authData'), length, data]
  return Buffer.concat([Buffer.from([0xa3]), ...parts])
}
