import { useT } from '../base/i18n/i18n-provider.tsx'
import { Spinner } from '../ui/spinner/spinner.tsx'

/** While a screen is on its way; shows itself only when that takes longer than a blink. */
export function WaitingScreen() {
  const t = useT()
  return (
    <div className="site-waiting">
      <Spinner size="lg" label={t('shell.loading')} />
    </div>
  )
}
