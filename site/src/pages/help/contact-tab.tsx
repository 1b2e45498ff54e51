import { SUPPORT_REPLY_HOURS } from '@fiacre/sdk/rules'
import { useState } from 'react'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useHeadingFocus } from '../../subjects/booking/use-heading-focus.ts'
import { useSession } from '../../subjects/session/use-session.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { ContactFacts } from './contact-facts.tsx'
import { ContactForm } from './contact-form.tsx'

type ContactTabProps = { booking: string | undefined; onDropBooking: () => void }

/** How to reach us, and the form that writes to us. */
export function ContactTab({ booking, onDropBooking }: ContactTabProps) {
  const t = useT()
  const { user } = useSession()
  const [sentFrom, setSentFrom] = useState<string>()
  const screen = useHeadingFocus<HTMLDivElement>(sentFrom === undefined ? 'form' : 'sent', 'h2')
  return (
    <div className="help-contact">
      <ContactFacts />
      <div ref={screen}>
        {sentFrom === undefined ? (
          <>
            <h2 className="fi-heading">{t('help.writeToUs')}</h2>
            <ContactForm
              // Who is signed in is known a moment later.
              key={user?.id ?? 'visitor'}
              user={user}
              booking={booking}
              chip={booking && <BookingChip number={booking} onDrop={onDropBooking} />}
              onSent={setSentFrom}
            />
          </>
        ) : (
          <Card as="section" className="fi-stack">
            <h2 className="fi-heading">{t('help.sent')}</h2>
            <p>{t('help.sentText', { hours: SUPPORT_REPLY_HOURS, email: sentFrom })}</p>
            <p>
              <Button variant="secondary" onClick={() => setSentFrom(undefined)}>
                {t('help.another')}
              </Button>
            </p>
          </Card>
        )}
      </div>
    </div>
  )
}

function BookingChip({ number, onDrop }: { number: string; onDrop: () => void }) {
  const t = useT()
  return (
    <p className="help-chip">
      <span>{t('help.aboutBooking', { number })}</span>
      <button type="button" aria-label={t('help.dropBooking')} onClick={onDrop}>
        <Icon name="close" size="sm" />
      </button>
    </p>
  )
}
