import type { FlowStorage } from '@fiacre/widget'

/** The browser's storage, or one for this page alone where the browser refuses it. */
export const browserStorage = (): FlowStorage => orOfPage(() => localStorage)

/** What the tab keeps, or the page alone where the browser refuses it. */
export const tabStorage = (): FlowStorage => orOfPage(() => sessionStorage)

function orOfPage(storage: () => FlowStorage): FlowStorage {
  try {
    return storage()
  } catch {
    const kept = new Map<string, string>()
    return {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    }
  }
}
