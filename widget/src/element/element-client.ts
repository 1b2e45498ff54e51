import type { FiacreClient } from '@fiacre/sdk'
import { later } from '../booking/flow/later.ts'
import type { FlowClient } from '../booking/flow/ports.ts'
import type { FirstTry } from './whole-client.ts'

/** A read of the service, and the same read by the whole client. */
type Read<Answer> = {
  readonly path: string
  readonly query?: Readonly<Record<string, string | number | undefined>>
  readonly signal: AbortSignal | undefined
  readonly whole: (client: FlowClient) => Promise<Answer>
}

/** What a client of an element is given. */
export type ClientParts = {
  /** Where the service is. */
  readonly origin: string
  /** The partner's publishable key of the moment; blank on the service's own pages. */
  readonly key: () => string
  /** BCP 47 tag of the language of the moment, which the service answers in: a browser's own may be another. */
  readonly language: () => string
  /** Told of every call that failed, unless it was called off. */
  readonly failed: (thrown: unknown) => void
}

export type ElementClient = FlowClient & {
  /** Fetches the whole client; rejects when it cannot be had. */
  readonly prepare: () => Promise<unknown>
  /** The whole client, for what no form needs. */
  readonly whole: () => Promise<FiacreClient>
}

/** How long, in ms, the first try of a read may take before the whole client begins, with a time-out of its own. */
const FIRST_TRY_MS = 4000

/**
 * The client of an element. The SDK's own weighs a quarter of the form, and the form can be filled in without: the fleet
 * and the places are asked for by the browser's fetch. Where that does not go well the whole client goes on from there,
 * and all that is sent is sent by it.
 */
export function elementClient({ origin, key, language, failed }: ClientParts): ElementClient {
  const whole = later(async () => (await import('./whole-client.ts')).wholeClient)

  async function read<Answer>({ path, query = {}, signal, ...call }: Read<Answer>): Promise<Answer> {
    const url = new URL(path, origin)
    for (const [name, value] of Object.entries<string | number | undefined>({ ...query, key: key() })) {
      if (value !== undefined && value !== '') url.searchParams.set(name, String(value))
    }
    const deadline = AbortSignal.timeout(FIRST_TRY_MS)
    let answer: Response | undefined
    try {
      answer = await fetch(url, {
        headers: { accept: 'application/json', 'accept-language': language() },
        credentials: 'omit',
        signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      })
      if (answer.ok) return await (answer.clone().json() as Promise<Answer>)
    } catch {
      signal?.throwIfAborted()
    }
    return send(signal, call.whole, { answered: answer })
  }

  async function send<Answer>(
    signal: AbortSignal | undefined,
    call: (client: FlowClient) => Promise<Answer>,
    before?: FirstTry,
  ): Promise<Answer> {
    try {
      return await call((await whole.load())(origin, key(), language(), before))
    } catch (thrown) {
      if (!signal?.aborted) failed(thrown)
      throw thrown
    }
  }

  return {
    prepare: whole.load,
    whole: async () => (await whole.load())(origin, key(), language()),
    listVehicleTypes: (input) =>
      read({
        path: '/api/vehicle-types',
        signal: input?.signal,
        whole: (it) => it.listVehicleTypes(input),
      }),
    searchPlaces: (input) =>
      read({
        path: '/api/places',
        query: input.query,
        signal: input.signal,
        whole: (it) => it.searchPlaces(input),
      }),
    // A list that cannot be had is no failure to be told of.
    offerPlaces: async (input) => (await whole.load())(origin, key(), language()).offerPlaces(input),
    calculateDistance: (input) => send(input.signal, (it) => it.calculateDistance(input)),
    // A picture that cannot be had is no failure to be told of.
    getRouteDrawing: async (input) => (await whole.load())(origin, key(), language()).getRouteDrawing(input),
    calculatePrices: (input) => send(input.signal, (it) => it.calculatePrices(input)),
    createBooking: (input) => send(input.signal, (it) => it.createBooking(input)),
  }
}
