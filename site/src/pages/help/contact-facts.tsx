import { useLanguage, useT } from '../../base/i18n/i18n-provider.tsx'
import { useClientSettings } from '../../base/settings/client-settings.ts'
import { hoursWords } from '../../base/settings/hours-words.ts'
import { useSupportWords } from '../../subjects/booking/use-support-words.ts'
import { BRAND } from '../../subjects/brand/brand.ts'
import { Card } from '../../ui/card/card.tsx'
import { DescriptionList } from '../../ui/description-list/description-list.tsx'

/** How to reach us besides the form, and when. What nobody has set does not show. */
export function ContactFacts() {
  const t = useT()
  const { language } = useLanguage()
  const support = useSupportWords()
  const { phone, phoneAtAnyHour, hours } = useClientSettings().contact
  const items = [
    ...(phone ? [{ term: t('help.phone'), details: <Phone number={phone} /> }] : []),
    { term: t('help.email'), details: <a href={`mailto:${BRAND.email}`}>{BRAND.email}</a> },
    { term: t('help.hours'), details: t('shell.hours', hoursWords(hours, language)) },
    ...(phoneAtAnyHour ? [{ term: t('help.onTheRoad'), details: <Phone number={phoneAtAnyHour} /> }] : []),
    { term: t('bookings.level.saver'), details: support('saver') },
    { term: t('bookings.level.flexible'), details: support('flexible') },
  ]
  return (
    <Card as="section" tone="sunken" className="fi-stack" aria-labelledby="help-reach">
      <h2 className="fi-subheading" id="help-reach">
        {t('help.callOrWrite')}
      </h2>
      <DescriptionList layout="stacked" items={items} />
    </Card>
  )
}

function Phone({ number }: { number: string }) {
  return <a href={`tel:${number.replaceAll(' ', '')}`}>{number}</a>
}
