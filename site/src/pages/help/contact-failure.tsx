import { FiacreError } from '@fiacre/sdk'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useErrorText } from '../../base/i18n/use-error-text.ts'
import { Banner } from '../../ui/banner/banner.tsx'

/** Why a message was not sent (spec section 8): the service is away, or it refused. */
export function ContactFailure({ error }: { error: unknown }) {
  const t = useT()
  const errorText = useErrorText()
  if (isAway(error)) {
    return (
      <Banner tone="warning" live isAnswer title={t('help.maintenance')}>
        {t('help.maintenanceText')}
      </Banner>
    )
  }
  return (
    <Banner tone="danger" live title={t('help.failed')}>
      {isForThem(error) ? errorText(error, t('help.failedText')) : t('help.failedText')}
    </Banner>
  )
}

/** No answer at all, a page in place of one, or a service that says it is not there. */
function isAway(error: unknown): boolean {
  if (!(error instanceof FiacreError)) return true
  return error.code === 'UNEXPECTED_RESPONSE' || error.status === 503
}

/** What the sender can do something about, such as waiting. */
function isForThem(error: unknown): boolean {
  return error instanceof FiacreError && error.status === 429
}
