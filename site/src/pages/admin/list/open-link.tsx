import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { adminPath } from '../admin-address.ts'
import { useAdminAddress } from '../use-admin-address.ts'

/** Opens a record over the list, which stays as it is; the whole row takes the press. */
export function OpenLink({ id, children }: { id: string | number; children: ReactNode }) {
  const { address } = useAdminAddress()
  return (
    <Link className="admin-list__open" data-record={id} href={adminPath({ ...address, open: String(id) })}>
      {children}
    </Link>
  )
}
