import { MS_PER_MINUTE, PASSWORD_PROOF_MINUTES } from '@fiacre/sdk/rules'
import { useEffect, useState } from 'react'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx'
import { DataProof } from './data-proof.tsx'
import { DeleteAccount } from './delete-account.tsx'

/** A minute less than the service gives: a link that is there works. */
const SHOWN_MS = (PASSWORD_PROOF_MINUTES - 1) * MS_PER_MINUTE

/** Everything that is held on the traveller, to take along or to read, and the way to have it deleted. */
export function DataSection({ email }: { email: string }) {
  const t = useT()
  const [isProven, setProven] = useState(false)
  useEffect(() => {
    if (!isProven) return
    const timer = setTimeout(() => setProven(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isProven])
  return (
    <>
      <section className="profile__section" aria-labelledby="profile-data">
        <h2 className="fi-subheading" id="profile-data">
          {t('profile.data')}
        </h2>
        <p className="fi-muted">{t('profile.dataText')}</p>
        {isProven ? (
          <>
            <div className="fi-cluster">
              <ButtonLink variant="secondary" size="sm" href="/api/account/export" download>
                {t('profile.downloadData')}
              </ButtonLink>
              <ButtonLink
                variant="secondary"
                size="sm"
                href="/api/account/export/page"
                target="_blank"
                rel="noopener"
              >
                {t('profile.readData')} <VisuallyHidden>({t('profile.opensInNewTab')})</VisuallyHidden>
              </ButtonLink>
            </div>
            <p className="fi-small fi-muted">{t('profile.dataHint')}</p>
          </>
        ) : (
          <DataProof email={email} onProven={() => setProven(true)} />
        )}
      </section>
      <DeleteAccount email={email} />
    </>
  )
}
