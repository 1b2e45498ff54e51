import { useBrowserValue } from '../base/browser/use-browser-value.ts'
import { useT } from '../base/i18n/i18n-provider.tsx'

/** What the service writes into each page where it is only shown to others. */
const mark = () => document.querySelector('meta[name=demonstration]')?.getAttribute('content') ?? null

/** Says on every screen that nothing here is real. */
export function Demonstration() {
  const t = useT()
  const kind = useBrowserValue(mark, null)
  if (kind === null) return null
  return (
    <p className="site-demonstration">
      {t(kind === 'with-mail' ? 'shell.demonstration' : 'shell.demonstrationWithoutMail')}
    </p>
  )
}
