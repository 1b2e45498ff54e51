import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useHref } from '../../base/page/use-href.ts'
import { LinkedText } from '../../ui/linked-text/linked-text.tsx'

/** What is accepted by the button below it; the service keeps which version of the terms that was. */
export function ConsentLine({ to }: { to: 'register' | 'book' }) {
  const t = useT()
  const href = useHref()
  const links = { terms: href('/terms-of-use'), privacy: href('/privacy-policy') }
  return (
    <p className="fi-small fi-muted">
      <LinkedText text={t(`consent.${to}`)} links={links} />
    </p>
  )
}
