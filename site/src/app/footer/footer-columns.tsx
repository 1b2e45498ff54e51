import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { BRAND } from '../../subjects/brand/brand.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useExpectedStatus } from '../../subjects/session/use-expected-status.ts'
import { SectionLink } from '../section-link/section-link.tsx'
import { ServicesLink } from '../section-link/services-link.tsx'
import { CONTACT, HELP, LEGAL_PAGES } from '../../base/page/site-paths.ts'
import { ContactColumn } from './contact-column.tsx'
import { FooterColumn } from './footer-column.tsx'

const SERVICES = ['airportTransfers', 'cityTransfers', 'businessTravel', 'intercityTravel'] as const

/** The four columns of spec section 2. */
export function FooterColumns() {
  const t = useT()
  return (
    <div className="site-footer__columns">
      <FooterColumn title={t('shell.footerServices')}>
        {SERVICES.map((service) => (
          <li key={service}>
            <ServicesLink>{t(`shell.${service}`)}</ServicesLink>
          </li>
        ))}
      </FooterColumn>
      <HelpColumn />
      <FooterColumn title={t('shell.footerCompany')}>
        <VisitorsOnly>
          <li>
            <SectionLink section="why">{t('shell.whyUs', { brand: BRAND.name })}</SectionLink>
          </li>
        </VisitorsOnly>
        <li>
          <Link href="/carrier">{t('shell.titleCarrier')}</Link>
        </li>
        <li>
          <Link href="/partners">{t('shell.titlePartners')}</Link>
        </li>
        {LEGAL_PAGES.map(({ id, path }) => (
          <li key={id}>
            <Link href={path}>{t(`shell.${id}`)}</Link>
          </li>
        ))}
      </FooterColumn>
      <ContactColumn />
    </div>
  )
}

function HelpColumn() {
  const t = useT()
  const isSignedIn = useExpectedStatus() === 'signed-in'
  return (
    <FooterColumn title={t('shell.footerHelp')}>
      <li>
        <Link href={HELP}>{t('shell.questions')}</Link>
      </li>
      <VisitorsOnly>
        <li>
          <SectionLink section="day">{t('shell.howItWorks')}</SectionLink>
        </li>
      </VisitorsOnly>
      <li>
        <Link href={CONTACT}>{t('shell.writeToUs')}</Link>
      </li>
      <li>
        {isSignedIn ? (
          <Link href="/dashboard?tab=history">{t('shell.myBookings')}</Link>
        ) : (
          <Link href="/login">{t('shell.signIn')}</Link>
        )}
      </li>
    </FooterColumn>
  )
}

/** What stands on the landing page, which whoever is signed in has not. */
function VisitorsOnly({ children }: { children: ReactNode }) {
  return useExpectedStatus() === 'signed-in' ? null : children
}
