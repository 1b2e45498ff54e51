import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import type { PlainPageOf } from './plain-page.ts'
import { PlainProblem, usePlainHref } from './plain-parts.tsx'

/** What could not be answered just now: why, and the same once more. Passwords are typed again where they are asked for. */
export function RetryPage({ page }: { page: PlainPageOf<'retry'> }) {
  const t = useT()
  const href = usePlainHref()
  const { method, to, values } = page
  return (
    <>
      <PlainProblem page={page} />
      <form method={method} action={href(to)} className="plain-form">
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" size="lg" wide>
          {t('tryAgain')}
        </Button>
      </form>
    </>
  )
}
