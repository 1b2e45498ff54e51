import { FiacreError, type FiacreClient } from '@fiacre/sdk'
import type { FlowStorage } from '@fiacre/widget'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { readKept, writeKept, type KeptRide, type Report, type ReportKind } from './kept-ride.ts'

type DriverState = KeptRide & {
  /** Whether the link works no more. */
  readonly isGone: boolean
  /** Whether the service could not be reached when it was asked last. */
  readonly isOffline: boolean
  /** Whether something that was reported went to a person. */
  readonly isLookedInto: boolean
}

export type DriverStore = {
  readonly store: StoreApi<DriverState>
  /** Keeps what the driver did, with the time of the phone, and sends it as soon as it can. */
  report(kind: ReportKind, occurredAt: Date, position: Report['position']): Promise<void>
  /** Sends what waits, or reads the ride anew. Asked for while it is at it, it does so once more. */
  sync(): Promise<void>
}

type Options = { client: FiacreClient; storage: FlowStorage; token: string | null; now?: () => Date }

/** The most reports that one request takes. */
const AT_ONCE = 50

/** The ride of a link on a phone; null where there is no link. */
export function createDriverStore({
  client,
  storage,
  token,
  now = () => new Date(),
}: Options): DriverStore | null {
  const kept = readKept(storage, token, now())
  if (!kept) return null
  const store = createStore<DriverState>()(() => ({
    ...kept,
    isGone: false,
    isOffline: false,
    isLookedInto: false,
  }))
  store.subscribe(({ token: own, ride, queue }) => writeKept(storage, { token: own, ride, queue }))
  let running: Promise<void> | undefined
  let isWanted = false

  async function run(): Promise<void> {
    do {
      isWanted = false
      const { queue } = store.getState()
      try {
        if (queue.length > 0) await send(queue.slice(0, AT_ONCE))
        else store.setState({ ride: await client.getDriverRide({ body: { token: kept!.token } }) })
        store.setState({ isOffline: false })
        if (store.getState().queue.length > 0) isWanted = true
      } catch (error) {
        const isGone = error instanceof FiacreError && error.status === 404
        store.setState(isGone ? { isGone, queue: [] } : { isOffline: true })
        return
      }
    } while (isWanted)
  }

  async function send(events: readonly Report[]): Promise<void> {
    const body = { token: kept!.token, events: [...events] }
    const { outcomes, ride } = await client.sendDriverEvents({ body })
    const sent = new Set(events.map(({ id }) => id))
    store.setState((state) => ({
      ride,
      queue: state.queue.filter(({ id }) => !sent.has(id)),
      isLookedInto: state.isLookedInto || outcomes.some(({ outcome }) => outcome === 'to-a-person'),
    }))
  }

  const sync = (): Promise<void> => {
    isWanted = true
    running ??= run().finally(() => {
      running = undefined
    })
    return running
  }

  return {
    store,
    sync,
    report(kind, occurredAt, position) {
      const report: Report = {
        id: crypto.randomUUID(),
        kind,
        occurredAt: occurredAt.toISOString(),
        ...(position && { position }),
      }
      store.setState(({ queue }) => ({ queue: [...queue, report] }))
      return sync()
    },
  }
}
