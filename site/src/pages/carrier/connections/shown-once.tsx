import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Banner } from '../../../ui/banner/banner.tsx'
import { Button } from '../../../ui/button/button.tsx'

/** A secret that can be seen now, and never again. */
export function ShownOnce({ secret, onDone }: { secret: string; onDone: () => void }) {
  const t = useT()
  const action = (
    <Button size="sm" variant="secondary" onClick={onDone}>
      {t('carrier.hooks.kept')}
    </Button>
  )
  return (
    <Banner tone="warning" live title={t('carrier.hooks.once')} action={action}>
      <code className="carrier-secret">{secret}</code>
    </Banner>
  )
}
