import { useSession } from '../../subjects/session/use-session.ts'
import { ADMIN_TABS, type AdminTab } from './admin-address.ts'
import { may, officeRoleOf, type StaffRole } from './may.ts'
import { ADMIN_ROOMS } from './rooms.ts'

/** Whether whoever is here may do what the named roles may. */
export function useMay(): (...roles: readonly StaffRole[]) => boolean {
  const { user } = useSession()
  return (...roles) => may(user && officeRoleOf(user), roles)
}

/** The rooms of whoever is here, in their order. */
export function useTabs(): readonly AdminTab[] {
  const mayDo = useMay()
  return ADMIN_TABS.filter((tab) => mayDo(...(ADMIN_ROOMS[tab].roles ?? [])))
}
