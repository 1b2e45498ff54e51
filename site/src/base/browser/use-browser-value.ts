import { useState, useSyncExternalStore } from 'react'

/**
 * What only the browser can tell: its storage, its clock, the page around. It is read when the component is first drawn there,
 * and stays. A server draws with what is said for that, and so does the browser while it takes the server's drawing over.
 * @param onServer what is drawn where there is no browser
 */
export function useBrowserValue<T>(read: () => T, onServer: T): T {
  const [readOnce] = useState(() => once(read))
  return useSyncExternalStore(neverChanges, readOnce, () => onServer)
}

const neverChanges = () => () => undefined

function once<T>(read: () => T): () => T {
  let known: { value: T } | undefined
  return () => (known ??= { value: read() }).value
}
