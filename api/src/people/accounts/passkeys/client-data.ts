/** What the browser says of what was signed (WebAuthn Level 3, section 5.8.1), as far as it is looked at before the signature is. */
export interface ClientData {
  challenge: string
  /** Asked for inside another site's frame. */
  isFramed: boolean
}

/** @returns undefined when it cannot be read */
export function readClientData(base64url: string): ClientData | undefined {
  try {
    const said: unknown = JSON.parse(Buffer.from(base64url, 'base64url').toString('utf8'))
    if (typeof said !== 'object' || said === null) return undefined
    const { challenge, crossOrigin } = said as { challenge?: unknown; crossOrigin?: unknown }
    return typeof challenge === 'string' ? { challenge, isFramed: crossOrigin === true } : undefined
  } catch {
    return undefined
  }
}
