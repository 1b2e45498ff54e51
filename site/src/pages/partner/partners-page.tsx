import { SERVICE_FEE_PERCENT } from '@fiacre/sdk/rules'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { useClient } from '../../base/api/client-context.tsx'
import { LoadFailed } from '../../base/api/load-failed.tsx'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { BRAND } from '../../subjects/brand/brand.ts'
import { registerPath, signInPath } from '../../subjects/session/return-path.ts'
import { useSession } from '../../subjects/session/use-session.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Card } from '../../ui/card/card.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { Spinner } from '../../ui/spinner/spinner.tsx'
import { DetailsForm } from './details-form.tsx'
import { partnerQuery } from './partner-reads.ts'
import './partner.css'

const GETS = ['form', 'promo', 'fee', 'api', 'invoice'] as const
const STEPS = ['register', 'try', 'live'] as const

/** `/partners`: what a partner gets, how it goes, and the registration of whoever is signed in. */
export function PartnersPage() {
  const t = useT()
  const { status } = useSession()
  return (
    <div className="fi-container partner-page fi-stack fi-stack--loose">
      <PageHeader title={t('partner.joinTitle', { brand: BRAND.name })} lead={t('partner.joinLead')} />
      <ul className="partner-gets">
        {GETS.map((each) => (
          <li key={each}>
            <Card className="fi-stack fi-stack--tight">
              <h2 className="fi-card__title">{t(`partner.get.${each}`)}</h2>
              <p className="fi-muted">{t(`partner.getText.${each}`, { percent: SERVICE_FEE_PERCENT })}</p>
            </Card>
          </li>
        ))}
      </ul>
      <ol className="partner-steps">
        {STEPS.map((each) => (
          <li key={each}>{t(`partner.step.${each}`)}</li>
        ))}
      </ol>
      {status === 'signed-in' ? <Begin /> : <SignIn />}
    </div>
  )
}

function SignIn() {
  const t = useT()
  return (
    <div className="fi-cluster">
      <Link href={signInPath('/partners')} asChild>
        <ButtonLink icon="user">{t('partner.signIn')}</ButtonLink>
      </Link>
      <Link href={registerPath('/partners')} asChild>
        <ButtonLink variant="secondary">{t('partner.register')}</ButtonLink>
      </Link>
    </div>
  )
}

function Begin() {
  const t = useT()
  const query = useQuery(partnerQuery(useClient()))
  if (query.isError)
    return <LoadFailed title={t('partner.loadFailed')} text={t('partner.tryAgain')} query={query} />
  if (query.data === undefined) return <Spinner size="lg" label={t('partner.loading')} />
  if (query.data === null) return <DetailsForm partner={null} />
  return (
    <div>
      <Link href="/partner" asChild>
        <ButtonLink iconAfter="arrow-right">{t('partner.toArea')}</ButtonLink>
      </Link>
    </div>
  )
}
