import type { Profile } from '@fiacre/sdk'
import { useEffect, useRef, useState } from 'react'
import { ProfileForm } from './profile-form.tsx'
import type { ProfileField } from './profile-values.ts'
import { ProfileView } from './profile-view.tsx'
import { useProfile } from './use-profile.ts'

type ProfilePanelProps = {
  /** The signed-in traveller, as the session knows them. */
  user: Profile
}

/** The profile: to read, and after a press on Edit to change (spec section 4: view, edit, saved). */
export function ProfilePanel({ user }: ProfilePanelProps) {
  const profile = useProfile(user)
  const [editing, setEditing] = useState<{ from: ProfileField } | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  const wasEditing = useRef(false)

  useEffect(() => {
    // Whoever leaves the form by its buttons goes on where they came from, not at the top of the page.
    if (!editing && wasEditing.current) panel.current?.querySelector<HTMLElement>('[data-edit]')?.focus()
    wasEditing.current = editing !== null
  }, [editing])

  return (
    <div ref={panel} className="profile-panel">
      {editing ? (
        <ProfileForm profile={profile} firstField={editing.from} onDone={() => setEditing(null)} />
      ) : (
        <ProfileView profile={profile} onEdit={(from) => setEditing({ from })} />
      )}
    </div>
  )
}
