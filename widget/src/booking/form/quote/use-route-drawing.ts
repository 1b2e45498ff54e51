import type { RouteDrawing } from '@fiacre/sdk'
import { useEffect, useState } from 'react'
import { drawingOf } from '../../flow/route-drawings.ts'
import type { FlowClient } from '../../flow/ports.ts'

/**
 * The drawing of a way by the address of its picture: at once where it came with the price, undefined while it is on its
 * way, null where there is none.
 */
export function useRouteDrawing(
  client: Pick<FlowClient, 'getRouteDrawing'>,
  mapUrl: string | undefined,
): RouteDrawing | null | undefined {
  const [late, setLate] = useState<{ of: string | undefined; drawing: RouteDrawing | null }>()
  useEffect(() => {
    let isCurrent = true
    const { now, coming } = drawingOf(client, mapUrl)
    if (!now) void coming.then((drawing) => isCurrent && setLate({ of: mapUrl, drawing }))
    return () => {
      isCurrent = false
    }
  }, [client, mapUrl])
  // A price kept by an earlier version of the page has no picture, and no address of one.
  return late && late.of === mapUrl ? late.drawing : drawingOf(client, mapUrl).now
}
