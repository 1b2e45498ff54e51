import { useLocation, useSearch } from 'wouter'

const CARRIER_TABS = ['rides', 'registration', 'money', 'ratings', 'connections', 'team'] as const

type Parameter = 'tab' | 'view' | 'week'

/** What the address of the carrier's page shows; what is opened can be gone back from. */
export function useCarrierAddress() {
  const search = new URLSearchParams(useSearch())
  const [, navigate] = useLocation()
  const go = (change: Partial<Record<Parameter, string>>) => {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(change)) next.set(name, value)
    navigate(`/carrier?${next}`)
  }
  return {
    tab: CARRIER_TABS.find((known) => known === search.get('tab')),
    view: search.get('view') === 'week' ? ('week' as const) : ('list' as const),
    week: search.get('week') ?? undefined,
    go,
  }
}
