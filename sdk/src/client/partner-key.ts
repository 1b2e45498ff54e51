/** Where a key goes in a request. */
export type KeyPlace = 'authorization' | 'query' | 'nowhere'

/**
 * Throws a TypeError when a secret key is used in a page or a page's worker, where everyone can read it. The key itself
 * is not repeated: messages end up in logs.
 */
export function refuseSecretInBrowser(key: string): void {
  if (!isSecret(key) || !inBrowser()) return
  throw new TypeError(
    'A secret key (sk_…) must not be used in a browser: everyone who opens the page can read it. ' +
      'Use your publishable key (pk_…) here, keep the secret one on your server, and revoke it if this page was public.',
  )
}

/**
 * Where the key of a call goes. In `Authorization`, but for reads from another origin's page whose operation takes it
 * in the address: a header would make the browser ask the service for leave before each of them.
 */
export function placeOfKey(key: string | undefined, url: string, inQuery: boolean): KeyPlace {
  if (!key) return 'nowhere'
  return inQuery && !isSecret(key) && isCrossOrigin(url) ? 'query' : 'authorization'
}

function isSecret(key: string): boolean {
  return key.trim().startsWith('sk_')
}

/** Whether this is a page or a worker of one. Node, its workers and those at the edge have neither of the two. */
function inBrowser(): boolean {
  return 'document' in globalThis || 'importScripts' in globalThis
}

/** Whether a page asks another origin. A page without an origin of its own, as in a sandbox, always does. */
function isCrossOrigin(url: string): boolean {
  return inBrowser() && new URL(url, globalThis.location.href).origin !== globalThis.origin
}
