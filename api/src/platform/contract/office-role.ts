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

/** Where the service asks its people for a second factor, and this session has none. What sets one up asks for no role. */
export function factorMissing(): Problem {
  const message = 'The back office opens with a second factor here. Please set one up, or sign in with it.'
  return new Problem('SECOND_FACTOR_MISSING', message)
}
