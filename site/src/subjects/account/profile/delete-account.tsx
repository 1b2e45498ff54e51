import { useState } from 'react'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DeleteForm } from './delete-form.tsx'

/** What deleting the account means, in plain words, and the way to it. */
export function DeleteAccount({
  email,
  leaveFor = (url) => location.replace(url),
}: {
  email: string
  /** Loads another page in place of this one. */
  leaveFor?: (url: string) => void
}) {
  const t = useT()
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <section className="profile__section" aria-labelledby="profile-delete">
      <h2 className="fi-subheading" id="profile-delete">
        {t('profile.deleteAccount')}
      </h2>
      <div className="fi-stack fi-stack--tight">
        <p>{t('profile.deleteText')}</p>
        <p className="fi-muted">{t('profile.deleteGoes')}</p>
        <p className="fi-muted">{t('profile.deleteStays')}</p>
      </div>
      <div>
        <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
          {t('profile.deleteAccount')}
        </Button>
      </div>
      <Dialog
        open={isAsking}
        onClose={close}
        title={t('profile.deleteTitle')}
        closeLabel={t('profile.closeDialog')}
      >
        {/* Made anew each time: no password waits in a closed dialog. */}
        {isAsking && <DeleteForm email={email} onCancel={close} leaveFor={leaveFor} />}
      </Dialog>
    </section>
  )
}
