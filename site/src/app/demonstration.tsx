import { useT } from '../base/i18n/i18n-provider.tsx'
import { usePageHead } from '../base/settings/client-settings.ts'

/** Says on every screen that nothing here is real. */
export function Demonstration() {
  const t = useT()
  const kind = usePageHead().demonstration
  if (kind === null) return null
  return (
    <p className="site-demonstration">
      {t(kind === 'with-mail' ? 'shell.demonstration' : 'shell.demonstrationWithoutMail')}
    </p>
  )
}
