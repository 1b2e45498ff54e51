import { useT } from '../i18n/i18n-provider.tsx'
import { ButtonLink } from '../ui/button/button-link.tsx'
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx'
import { DeleteAccount } from './delete-account.tsx'

/** Everything that is held on the traveller, to take along or to read, and the way to have it deleted. */
export function DataSection({ email }: { email: string }) {
  const t = useT()
  return (
    <>
      <section className="profile__section" aria-labelledby="profile-data">
        <h2 className="fi-subheading" id="profile-data">
          {t('profile.data')}
        </h2>
        <p className="fi-muted">{t('profile.dataText')}</p>
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
      </section>
      <DeleteAccount email={email} />
    </>
  )
}
