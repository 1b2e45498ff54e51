import { useCallback } from 'react'
import { useLocation, useSearch } from 'wouter'
import { adminPath, readAdminAddress, type AdminAddress, type AdminParameter } from './admin-address.ts'

/** What the address shows, and how it is changed: what is opened can be gone back from; typing leaves one entry in the history. */
export function useAdminAddress() {
  const search = useSearch()
  const [, navigate] = useLocation()
  const address = readAdminAddress(search)

  const go = useCallback((next: AdminAddress) => navigate(adminPath(next)), [navigate])
  const open = (id: string | number | undefined) => {
    const { open: _, ...list } = address
    go(id === undefined ? list : { ...list, open: String(id) })
  }
  const narrow = (change: { readonly [Name in AdminParameter]?: string | undefined }) => {
    const next = Object.entries({ ...address, ...change }).filter(([, value]) => value)
    navigate(adminPath({ tab: address.tab, ...Object.fromEntries(next) }), { replace: true })
  }
  return { address, go, open, narrow }
}
