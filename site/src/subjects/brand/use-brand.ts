import type { FiacreClient } from '@fiacre/sdk'
import { useQuery } from '@tanstack/react-query'
import { useBrowserValue } from '../../base/browser/use-browser-value.ts'
import { useClient } from '../../base/api/client-context.tsx'
import { brandQuery } from '../../base/api/queries.ts'
import { useCheckoutUnderWay } from '../checkout/use-checkout-under-way.ts'
import { useVisit } from '../../base/visit/visit-provider.tsx'
import { isPartnerHost } from './partner-host.ts'

type Brand = Awaited<ReturnType<FiacreClient['getBrand']>>

/** A partner's look; there is none when the page wears our own. */
export type PartnerBrand = Pick<Brand, 'name' | 'logoUrl' | 'accent' | 'onAccent'>

/**
 * Whose look the page wears besides ours: that of the partner whose checkout is under way, else of the one whose link or
 * subdomain led here. Null for our own, also while it is not known.
 */
export function useBrand(): PartnerBrand | null {
  const client = useClient()
  const { partner } = useVisit()
  const isTheirs = useBrowserValue(() => isPartnerHost(), false)
  const { data } = useQuery({ ...brandQuery(client, partner), enabled: isTheirs || partner !== undefined })
  const brand = useCheckoutUnderWay()?.brand ?? data
  return brand?.partner ? brand : null
}
