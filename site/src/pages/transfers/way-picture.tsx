import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../base/api/client-context.tsx'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import type { Transfer } from './transfer.ts'
import { drawingQuery } from './transfer-queries.ts'
import { wayNames } from './transfer-words.ts'
import { WayMap } from './way-map.tsx'

/** The way on the map; its place is kept while it is on its way, and one that cannot be had leaves no hole. */
export function WayPicture({ ride }: { ride: Transfer }) {
  const t = useT()
  const { data, isError } = useQuery(drawingQuery(useClient(), ride.mapUrl))
  if (isError) return null
  const names = wayNames(ride)
  return (
    <div className="transfer-map">
      {data && (
        <WayMap
          drawing={data}
          pickup={names.airport}
          destination={names.place}
          label={t('transfers.map', names)}
        />
      )}
    </div>
  )
}
