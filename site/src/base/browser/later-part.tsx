import { lazy, useState, type ComponentType } from 'react'

/** A part of a page whose code comes later. `fetchNow` brings it before it is drawn: then it is drawn without waiting. */
export type LaterPart = ComponentType & { readonly fetchNow: () => Promise<void> }

/** Makes a part of what fetches it; where it is not fetched yet it waits for it, so it stands in a Suspense. */
export function laterPart(load: () => Promise<ComponentType>): LaterPart {
  let fetched: ComponentType | undefined
  const Waiting = lazy(async () => ({ default: await load() }))
  function Part() {
    const [Ready] = useState(() => fetched ?? Waiting)
    return <Ready />
  }
  return Object.assign(Part, {
    async fetchNow() {
      fetched ??= await load()
    },
  })
}
