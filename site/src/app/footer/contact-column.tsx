import { useLanguage, useT } from '../../base/i18n/i18n-provider.tsx'
import { useClientSettings } from '../../base/settings/client-settings.ts'
import { hoursWords } from '../../base/settings/hours-words.ts'
import { BRAND } from '../../subjects/brand/brand.ts'
import { FooterColumn } from './footer-column.tsx'

/** How to reach us, and when. A number that nobody has set does not show. */
export function ContactColumn() {
  const t = useT()
  const { language } = useLanguage()
  const { phone, phoneAtAnyHour, hours } = useClientSettings().contact
  return (
    <FooterColumn title={t('shell.footerContact')}>
      {phone && (
        <li>
          <Phone number={phone} />
        </li>
      )}
      <li>
        <a href={`mailto:${BRAND.email}`}>{BRAND.email}</a>
      </li>
      <li className="site-footer__plain">{t('shell.hours', hoursWords(hours, language))}</li>
      {phoneAtAnyHour && (
        <li>
          <span className="site-footer__plain">{t('shell.atAnyHour')}</span> <Phone number={phoneAtAnyHour} />
        </li>
      )}
    </FooterColumn>
  )
}

function Phone({ number }: { number: string }) {
  return (
    <a className="site-footer__phone" href={`tel:${number.replaceAll(' ', '')}`}>
      {number}
    </a>
  )
}
