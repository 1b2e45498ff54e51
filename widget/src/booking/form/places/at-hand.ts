import type { OfferedPlaces, Place } from '@fiacre/sdk'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import type { BookingFlow } from '../../flow/create-booking-flow.ts'
import type { ChosenPlace } from '../../flow/suggestion.ts'

/** What is offered before anything is typed; the traveller's position itself is not kept. */
export type AtHand = {
  readonly offered: OfferedPlaces | undefined
  /** The airports near the traveller, once they have asked for them. */
  readonly nearby: readonly Place[] | undefined
  /** How the asking stands. */
  readonly asking: 'idle' | 'working' | 'notShared' | 'none' | 'failed'
}

const NOTHING: AtHand = { offered: undefined, nearby: undefined, asking: 'idle' }

/** How old a position may be, in ms, and how long the browser may look for it. */
const POSITION: PositionOptions = { maximumAge: 300_000, timeout: 10_000 }

/** Both fields of a form have the same at hand, for as long as the page lives. */
const kept = new WeakMap<BookingFlow, StoreApi<AtHand>>()
/** What was asked for last, by form: the language, and the home of the page. */
const asked = new WeakMap<BookingFlow, string>()

export function atHand(flow: BookingFlow): StoreApi<AtHand> {
  let store = kept.get(flow)
  if (!store) kept.set(flow, (store = createStore<AtHand>()(() => NOTHING)))
  return store
}

/** Two decimals say in which part of a town somebody is, and no more. */
function rounded({ lat, lon }: { lat: number; lon: number }) {
  return { lat: Math.round(lat * 100) / 100, lon: Math.round(lon * 100) / 100 }
}

/**
 * Asks once for what is offered, and again in another language or once it is known where the page is at home; where it does not come the
 * next field asks anew.
 */
export async function bringAtHand(flow: BookingFlow, home: ChosenPlace | null | undefined): Promise<void> {
  const { language: lang } = flow.getState()
  // At an airport one is there already.
  const query = { lang, ...(home && home.kind !== 'airport' && rounded(home)) }
  const question = JSON.stringify(query)
  if (asked.get(flow) === question) return
  asked.set(flow, question)
  const offered = await flow.ports.client.offerPlaces({ query }).catch(() => undefined)
  if (asked.get(flow) !== question) return
  if (offered) atHand(flow).setState({ offered })
  else asked.delete(flow)
}

/** The traveller has asked for the airports near them: only now is the browser asked where that is. */
export function findNearby(flow: BookingFlow): void {
  const store = atHand(flow)
  if (store.getState().asking === 'working') return
  store.setState({ asking: 'working' })
  void nearby(flow).then((found) => store.setState(found))
}

async function nearby(flow: BookingFlow): Promise<Partial<AtHand>> {
  const position = await ownPosition()
  if (!position) return { asking: 'notShared' }
  try {
    const query = { lang: flow.getState().language, ...position }
    const { airports } = await flow.ports.client.offerPlaces({ query })
    return airports.length > 0 ? { asking: 'idle', nearby: airports } : { asking: 'none' }
  } catch {
    return { asking: 'failed' }
  }
}

function ownPosition(): Promise<{ lat: number; lon: number } | undefined> {
  return new Promise((resolve) => {
    // Pages that came by plain HTTP have none.
    if (!('geolocation' in navigator)) return resolve(undefined)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(rounded({ lat: coords.latitude, lon: coords.longitude })),
      () => resolve(undefined),
      POSITION,
    )
  })
}
