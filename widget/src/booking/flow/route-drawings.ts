import type { RouteDrawing } from '@fiacre/sdk'
import type { Clock, FlowClient } from './ports.ts'

/** The drawing of a way, as far as it is there. */
export type ComingDrawing = {
  /** Undefined while it is on its way, null where it cannot be had. */
  now: RouteDrawing | null | undefined
  /** Null where it cannot be had; never rejects. */
  readonly coming: Promise<RouteDrawing | null>
}

/** The id of a way stands in the address of its picture. */
const ROUTE_ID = /\/routes\/([a-f0-9]{32})\//

const NONE: ComingDrawing = { now: null, coming: Promise.resolve(null) }

/** A price that is there waits so long for its picture, in ms, for both to be seen in the same moment. */
const MOMENT_MS = 300

const asked = new WeakMap<object, Map<string, ComingDrawing>>()

/** The drawing of a quote's way: asked for once, while its price is on its way, and kept for as long as the page is there. */
export function drawingOf(
  client: Pick<FlowClient, 'getRouteDrawing'>,
  mapUrl: string | undefined,
): ComingDrawing {
  // A price kept by an earlier version of the page has no picture.
  const id = ROUTE_ID.exec(mapUrl ?? '')?.[1]
  if (id === undefined) return NONE
  const ofClient = asked.get(client) ?? new Map<string, ComingDrawing>()
  asked.set(client, ofClient)
  const known = ofClient.get(id)
  if (known) return known
  const drawing: ComingDrawing = {
    now: undefined,
    coming: client.getRouteDrawing({ path: { id } }).then(
      (shapes) => (drawing.now = shapes),
      () => {
        // The next price tries again.
        ofClient.delete(id)
        return (drawing.now = null)
      },
    ),
  }
  ofClient.set(id, drawing)
  return drawing
}

/** Waits for a drawing, but for no longer than a moment. */
export async function drawnInAMoment({ coming }: ComingDrawing, clock: Pick<Clock, 'after'>): Promise<void> {
  let callOff = (): void => {}
  await Promise.race([
    coming,
    new Promise<void>((resolve) => {
      callOff = clock.after(MOMENT_MS, resolve)
    }),
  ])
  callOff()
}
