import type { Profile } from '@fiacre/sdk'
import { useEffect, useRef, useState } from 'react'
import { BalanceSection } from '../../booking/balance-section.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { AccessLevelSection } from './access-level-section.tsx'
import { DataSection } from './data-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PendingEmail } from './pending-email.tsx'
import { ProfileForm } from './profile-form.tsx'
import type { ProfileField } from '../../traveller/profile-values.ts'
import { ProfileView } from './profile-view.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { TextsSection } from './texts-section.tsx'
import { useClientSettings } from '../../../base/settings/client-settings.ts'
import { useProfile } from '../../traveller/use-profile.ts'

type ProfilePanelProps = {
  /** The signed-in traveller, as the session knows them. */
  user: Profile
}

/**
 * The profile: to read, and after a press on Edit to change (spec section 4: view, edit, saved). Below it the password,
 * where the account is signed in, and the traveller's own data.
 */
export function ProfilePanel({ user }: ProfilePanelProps) {
  const profile = useProfile(user)
  const { textMessages } = useClientSettings()
  const [editing, setEditing] = useState<{ from: ProfileField } | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  const wasEditing = useRef(false)

  useEffect(() => {
    // Whoever leaves the form by its buttons goes on where they came from, not at the top of the page.
    if (!editing && wasEditing.current) focusEdit(panel.current)
    wasEditing.current = editing !== null
  }, [editing])

  return (
    <div ref={panel} className="profile-panel fi-stack fi-stack--loose">
      <PendingEmail profile={profile} onDropped={() => focusEdit(panel.current)} />
      {editing ? (
        <ProfileForm profile={profile} firstField={editing.from} onDone={() => setEditing(null)} />
      ) : (
        <ProfileView profile={profile} onEdit={(from) => setEditing({ from })} />
      )}
      <Card>
        <BalanceSection />
      </Card>
      <Card className="profile">
        <AccessLevelSection profile={profile} />
      </Card>
      {textMessages && (
        <Card className="profile">
          <TextsSection profile={profile} />
        </Card>
      )}
      <Card className="profile">
        <PasswordSection email={profile.email} />
        <SessionsSection />
      </Card>
      <Card className="profile">
        <DataSection email={profile.email} />
      </Card>
    </div>
  )
}

function focusEdit(panel: HTMLElement | null): void {
  panel?.querySelector<HTMLElement>('[data-edit]')?.focus()
}
