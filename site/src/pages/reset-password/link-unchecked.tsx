import { FiacreError } from '@fiacre/sdk'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useRefusalText } from '../../subjects/session/use-refusal-text.ts'
import { Banner } from '../../ui/banner/banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Spinner } from '../../ui/spinner/spinner.tsx'
import type { ResetLinkState } from './use-reset-link.ts'

/** The link is being looked at, or that failed and can be tried again (spec section 8). */
export function LinkUnchecked({ link }: { link: ResetLinkState<object> }) {
  const t = useT()
  const refusalText = useRefusalText()
  if (link.status !== 'failed') {
    return (
      <output className="fi-cluster">
        <Spinner />
        {t('reset.checking')}
      </output>
    )
  }
  const isLimit = link.error instanceof FiacreError && link.error.status === 429
  return (
    <Banner
      tone="danger"
      live
      action={
        <Button
          size="sm"
          variant="secondary"
          loading={link.isTrying}
          loadingLabel={t('reset.checking')}
          onClick={link.retry}
        >
          {t('tryAgain')}
        </Button>
      }
    >
      {isLimit ? refusalText(link.error, t('reset.checkFailed')) : t('reset.checkFailed')}
    </Banner>
  )
}
