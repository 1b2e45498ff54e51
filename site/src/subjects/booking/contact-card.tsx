import type { Booking } from '@fiacre/sdk'
import { useId } from 'react'
import { Link } from 'wouter'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useClientSettings } from '../../base/settings/client-settings.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Card } from '../../ui/card/card.tsx'
import { useSupportWords } from './use-support-words.ts'

/**
 * Whom to ask about a booking, which goes along by its number, and when its access level is answered. Flexible has the line that is
 * answered at any hour, where there is one.
 */
export function ContactCard({ booking }: { booking: Booking }) {
  const t = useT()
  const support = useSupportWords()
  const heading = useId()
  const { phone, phoneAtAnyHour } = useClientSettings().contact
  const { bookingNumber: number, accessLevel } = booking
  const line = accessLevel === 'flexible' ? (phoneAtAnyHour ?? phone) : phone
  return (
    <Card as="section" tone="sunken" className="fi-stack fi-stack--tight" aria-labelledby={heading}>
      <h2 className="fi-subheading" id={heading}>
        {t('bookings.questionsAbout', { number })}
      </h2>
      <p className="fi-small fi-muted">
        {t(`bookings.level.${accessLevel}`)} · {support(accessLevel)}
      </p>
      <div className="fi-cluster">
        <Link href={`/help-center?section=contact&booking=${number}`} asChild>
          <ButtonLink variant="secondary" size="sm" icon="mail">
            {t('bookings.writeToUs')}
          </ButtonLink>
        </Link>
        {line && <a href={`tel:${line.replaceAll(' ', '')}`}>{line}</a>}
      </div>
    </Card>
  )
}
