import { Skeleton } from '../../ui/skeleton/skeleton.tsx'

/** Where a country will stand, as large as it will be. */
export function DestinationCardWaiting() {
  return (
    <li className="destination" aria-hidden="true">
      <span className="destination__picture" />
      <div className="destination__words">
        <Skeleton shape="title" />
        <Skeleton shape="short" />
      </div>
    </li>
  )
}
