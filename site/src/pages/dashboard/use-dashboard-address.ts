import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useClient } from '../../base/api/client-context.tsx'
import { QUERY_KEYS } from '../../base/api/queries.ts'
import { useBookingFlow } from '../../subjects/booking-form/booking-flow-provider.tsx'
import { CHECKOUT_PATH } from '../../subjects/checkout/checkout.ts'
import { findWayOn } from '../../subjects/checkout/find-way-on.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useNotify } from '../../base/notices/notices-provider.tsx'
import { readDashboardAddress, type DashboardTab } from './dashboard-address.ts'

/**
 * Does what the address asks: opens a tab, tells that the e-mail address is confirmed, fills in the pickup; then takes
 * it out of the address (spec section 2). Whoever confirmed the address amid a checkout goes on with that.
 * @param onTab told of a tab the address asks for while the dashboard is open already
 */
export function useDashboardAddress(onTab: (tab: DashboardTab) => void) {
  const t = useT()
  const notify = useNotify()
  const client = useClient()
  const cache = useQueryClient()
  const flow = useBookingFlow()
  const search = useSearch()
  const [path, navigate] = useLocation()
  const [tab, setTab] = useState<DashboardTab>(() => readDashboardAddress(search).tab ?? 'book')

  useEffect(() => {
    const asked = readDashboardAddress(search)
    if (search.replace(/^\?/, '') === asked.rest.replace(/^\?/, '')) return
    if (asked.tab) {
      setTab(asked.tab)
      if (asked.tab !== tab) onTab(asked.tab)
    }
    if (asked.confirmed) {
      notify({ title: t('shell.emailConfirmed'), description: t('shell.emailConfirmedText') })
      void cache.invalidateQueries({ queryKey: QUERY_KEYS.session })
      void cache.invalidateQueries({ queryKey: QUERY_KEYS.emailStatus })
      void findWayOn(client, cache).then((way) => way === CHECKOUT_PATH && navigate(way, { replace: true }))
    }
    flow.prefill(asked.prefill)
    if (asked.hours) flow.toggleRoundTrip(false, asked.hours)
    navigate(path + asked.rest, { replace: true })
    // Once for each address: what else it needs is read as it is at that moment.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [search, path])

  return { tab, setTab }
}
