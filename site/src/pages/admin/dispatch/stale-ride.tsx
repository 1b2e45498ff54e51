import { FiacreError } from '@fiacre/sdk'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Banner } from '../../../ui/banner/banner.tsx'

/** Says so where somebody else was quicker: the ride is shown as it stands now. */
export function StaleRide({ error }: { error: Error | null }) {
  const t = useT()
  if (!(error instanceof FiacreError) || error.code !== 'PRECONDITION_FAILED') return null
  return (
    <Banner tone="warning" live title={t('dispatch.stale')}>
      {t('dispatch.staleText')}
    </Banner>
  )
}
