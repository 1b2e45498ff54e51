/** What people may do for a carrier or a partner. */
export type TeamRole = 'owner' | 'dispatcher' | 'bookkeeper' | 'developer' | 'finance' | 'traveller'

/** Who acts for a business, and who is invited to. */
export interface Team<Role extends TeamRole> {
  members: readonly { id: string; name: string; email: string; role: Role; isSelf: boolean }[]
  invitations: readonly { id: string; role: Role; email: string | null; expiresAt: string }[]
}

/** A change of a team, as its page makes it. */
export interface TeamChange<Input> {
  send: (input: Input) => void
  isSending: boolean
  /** What waits for the password. */
  toProve?: Input | undefined
}

export interface Invited<Role extends TeamRole> {
  role: Role
  /** Where the link is mailed to; null for one that is handed over. */
  email: string | null
}

export interface TeamChanges<Role extends TeamRole> {
  invite: TeamChange<Invited<Role>>
  drop: TeamChange<string>
  setRole: TeamChange<{ memberId: string; role: Role }>
  remove: TeamChange<string>
}
