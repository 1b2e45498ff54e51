import { useEffect, useRef, useState } from 'react'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { PasswordForm } from './password-form.tsx'

/** The password: its form unfolds when somebody wants to change it. */
export function PasswordSection({ email }: { email: string }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const section = useRef<HTMLElement>(null)
  const wasOpen = useRef(false)

  useEffect(() => {
    if (!isOpen && wasOpen.current) section.current?.querySelector('button')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  return (
    <section className="profile__section" aria-labelledby="profile-password" ref={section}>
      <div className="profile__head">
        <h2 className="fi-subheading" id="profile-password">
          {t('profile.password')}
        </h2>
        {!isOpen && (
          <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
            {t('profile.changePassword')}
          </Button>
        )}
      </div>
      {isOpen ? (
        <PasswordForm email={email} onDone={() => setOpen(false)} />
      ) : (
        <p className="fi-muted">{t('profile.passwordText')}</p>
      )}
    </section>
  )
}
