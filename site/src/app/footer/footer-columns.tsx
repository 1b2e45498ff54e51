import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { BRAND } from '../../subjects/brand/brand.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useExpectedStatus } from '../../subjects/session/use-expected-status.ts'
import { SectionLink } from '../section-link/section-link.tsx'

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="site-footer__column">
      <h2 className="site-footer__title">{title}</h2>
      <ul className="site-footer__list">{children}</ul>
    </section>
  )
}

/** The four columns of spec section 2, with the pages that there are. */
export function FooterColumns() {
  const t = useT()
  const isSignedIn = useExpectedStatus() === 'signed-in'
  return (
    <div className="site-footer__columns">
      {!isSignedIn && (
        <Column title={t('shell.footerServices')}>
          {['airportTransfers', 'cityTransfers', 'businessTravel', 'intercityTravel'].map((service) => (
            <li key={service}>
              <SectionLink section="services">{t(`shell.${service}`)}</SectionLink>
            </li>
          ))}
        </Column>
      )}
      <Column title={t('shell.footerHelp')}>
        {!isSignedIn && (
          <>
            <li>
              <SectionLink section="how-it-works">{t('shell.howItWorks')}</SectionLink>
            </li>
            <li>
              <Link href="/login">{t('shell.signIn')}</Link>
            </li>
            <li>
              <Link href="/register">{t('shell.signUp')}</Link>
            </li>
          </>
        )}
        {isSignedIn && (
          <>
            <li>
              <Link href="/dashboard?tab=history">{t('shell.myBookings')}</Link>
            </li>
            <li>
              <Link href="/dashboard?tab=profile">{t('shell.profile')}</Link>
            </li>
          </>
        )}
      </Column>
      <Column title={t('shell.footerCompany')}>
        {!isSignedIn && (
          <>
            <li>
              <SectionLink section="why">{t('shell.whyUs', { brand: BRAND.name })}</SectionLink>
            </li>
            <li>
              <SectionLink section="fleet">{t('shell.fleet')}</SectionLink>
            </li>
          </>
        )}
        <li>
          <Link href="/destinations">{t('shell.destinations')}</Link>
        </li>
      </Column>
      <Column title={t('shell.footerContact')}>
        <li>
          <a href={`mailto:${BRAND.email}`}>{BRAND.email}</a>
        </li>
        {BRAND.phone && (
          <li>
            <a href={`tel:${BRAND.phone.replaceAll(' ', '')}`}>{BRAND.phone}</a>
          </li>
        )}
        <li>{t('shell.supportHours')}</li>
      </Column>
    </div>
  )
}
