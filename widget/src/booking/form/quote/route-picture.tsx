import type { Quote } from '@fiacre/sdk'
import type { FlowClient } from '../../flow/ports.ts'
import { RouteMap } from './route-map.tsx'
import { useRouteDrawing } from './use-route-drawing.ts'

type RoutePictureProps = {
  readonly className: string
  readonly client: Pick<FlowClient, 'getRouteDrawing'>
  /** The address of its picture, and the names of both ends. */
  readonly quote: Pick<Quote, 'mapUrl'> & {
    readonly pickupPlace: Pick<Quote['pickupPlace'], 'name'>
    readonly destinationPlace: Pick<Quote['destinationPlace'], 'name'>
  }
  /** The picture in words. */
  readonly label: string
  /** What a line is called that only joins the ends. */
  readonly directLine: string
}

/** The way on the map. Its place is kept while it is on its way; one that cannot be had leaves no hole. */
export function RoutePicture({ className, client, quote, ...words }: RoutePictureProps) {
  const drawing = useRouteDrawing(client, quote.mapUrl)
  if (drawing === null) return null
  const { pickupPlace, destinationPlace } = quote
  return (
    <div className={className}>
      {drawing && (
        <RouteMap
          {...words}
          drawing={drawing}
          pickup={pickupPlace.name}
          destination={destinationPlace.name}
        />
      )}
    </div>
  )
}
