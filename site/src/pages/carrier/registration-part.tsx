import type { Carrier } from './carrier-reads.ts'
import { DetailsPart } from './details-part.tsx'
import { DriversPart } from './drivers-part.tsx'
import { PapersPart } from './papers-part.tsx'
import { SubmitPart } from './submit-part.tsx'
import { VehiclesPart } from './vehicles-part.tsx'

/** Who the carrier is, what and who drives, and with which papers. */
export function RegistrationPart({ carrier }: { carrier: Carrier }) {
  return (
    <div className="fi-stack fi-stack--loose">
      <DetailsPart carrier={carrier} />
      <VehiclesPart carrier={carrier} />
      <DriversPart carrier={carrier} />
      <PapersPart carrier={carrier} />
      {!isInBusiness(carrier) && <SubmitPart carrier={carrier} />}
    </div>
  )
}

/** A carrier that is in business is asked to agree to a new version above all of its area. */
export const isInBusiness = ({ state }: Pick<Carrier, 'state'>): boolean =>
  state === 'approved' || state === 'suspended'
