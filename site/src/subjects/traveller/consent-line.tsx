import { useT } from '../../base/i18n/i18n-provider.tsx'
import { LinkedText } from '../../ui/linked-text/linked-text.tsx'

const LINKS = { terms: '/terms-of-use', privacy: '/privacy-policy' }

/** What is accepted by the button below it; the service keeps which version of the terms that was. */
export function ConsentLine({ to }: { to: 'register' | 'book' }) {
  const t = useT()
  return (
    <p className="fi-small fi-muted">
      <LinkedText text={t(`consent.${to}`)} links={LINKS} />
    </p>
  )
}
