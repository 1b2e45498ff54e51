import { Suspense } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { Spinner } from '../../ui/spinner/spinner.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { FaqTab } from './faq-tab.tsx'
import { readHelpAddress, SECTIONS, withHelp, type Section } from './help-address.ts'
import { LazyContactTab } from './lazy-contact-tab.tsx'
import { LegalTab } from './legal-tab.tsx'
import './help.css'

// In one file with the page, which is nothing without its texts.
export { helpTexts } from './locales/texts.ts'

/** The help centre: questions, policies, and how to reach us. The tab stands in the address (spec section 2). */
export function HelpPage() {
  const t = useT()
  const search = useSearch()
  const [path, navigate] = useLocation()
  const { section, booking } = readHelpAddress(search)
  const go = (to: Section, withBooking: boolean) =>
    navigate(path + withHelp(search, { section: to, booking: withBooking }), { replace: true })
  const panels = {
    faq: <FaqTab />,
    legal: <LegalTab />,
    contact: (
      <Suspense fallback={<Spinner label={t('shell.loading')} />}>
        <LazyContactTab booking={booking} onDropBooking={() => go('contact', false)} />
      </Suspense>
    ),
  }
  return (
    <div className="fi-container help">
      <PageHeader title={t('help.title')} />
      <Tabs
        label={t('help.sections')}
        tabs={SECTIONS.map((value) => ({ value, label: t(`help.${value}`), panel: panels[value] }))}
        value={section}
        onChange={(to) => go(to, true)}
      />
    </div>
  )
}
