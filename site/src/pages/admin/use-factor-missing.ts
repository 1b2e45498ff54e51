import { FiacreError } from '@fiacre/sdk'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useClient } from '../../base/api/client-context.tsx'
import { statsQuery } from './admin-reads.ts'
import { useAdminAddress } from './use-admin-address.ts'

/**
 * Whether the service asks for a second factor before it opens anything. It stays so until something opens, also while that is asked
 * again; meanwhile the address is that of the room where one is set up, which then shows the recovery codes.
 */
export function useFactorMissing(): boolean {
  const { data, error } = useQuery(statsQuery(useClient()))
  const { address, go } = useAdminAddress()
  const [isMissing, setMissing] = useState(false)
  const isRefused = error instanceof FiacreError && error.code === 'SECOND_FACTOR_MISSING'
  const isKnown = isRefused || data !== undefined
  if (isKnown && isRefused !== isMissing) setMissing(isRefused)
  useEffect(() => {
    if (isMissing && address.tab !== 'security') go({ tab: 'security' })
  }, [isMissing, address.tab, go])
  return isMissing
}
