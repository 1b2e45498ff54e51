import type { components } from '@fiacre/sdk/contract'
import { Problem } from '../http/problem.ts'

/** A role beneath administrator. */
export type StaffRole = components['schemas']['StaffRole']

/** What somebody is in the back office. */
export type OfficeRole = 'administrator' | StaffRole

/**
 * Holds a caller against the roles that the contract names for an operation; administrators may call every one.
 * @throws Problem FORBIDDEN, which says to whom it is open
 */
export function assertMayCall(roles: readonly StaffRole[], role: OfficeRole | undefined): void {
  if (role === 'administrator' || (role !== undefined && roles.includes(role))) return
  if (role === undefined || roles.length === 0) {
    throw new Problem('FORBIDDEN', 'Access denied. Only administrators may do this.')
  }
  throw new Problem(
    'FORBIDDEN',
    `Access denied. This takes the role ${roles.join(' or ')}, or an administrator.`,
  )
}
