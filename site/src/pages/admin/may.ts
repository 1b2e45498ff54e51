import type { Profile } from '@fiacre/sdk'

/** A role beneath administrator. */
export type StaffRole = NonNullable<Profile['staffRole']>

/** What somebody is in the back office. */
export type OfficeRole = 'administrator' | StaffRole

export function officeRoleOf({
  isAdmin,
  staffRole,
}: Pick<Profile, 'isAdmin' | 'staffRole'>): OfficeRole | undefined {
  return isAdmin ? 'administrator' : (staffRole ?? undefined)
}

/** Whether a role may do what the roles beneath administrator that are named may; administrators may do everything. The service asks the same. */
export function may(role: OfficeRole | undefined, roles: readonly StaffRole[] = []): boolean {
  return role === 'administrator' || (role !== undefined && roles.includes(role))
}
