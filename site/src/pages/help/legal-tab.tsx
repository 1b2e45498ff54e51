import { Link } from 'wouter'
import { useT } from '../../base/i18n/i18n-provider.tsx'

/** The five policies (spec section 2); the foot of the page names them too. */
const POLICIES = [
  { path: '/terms-of-use', name: 'shell.termsOfUse', text: 'help.legal.termsText' },
  { path: '/privacy-policy', name: 'shell.privacyPolicy', text: 'help.legal.privacyText' },
  { path: '/partnership-agreement', name: 'shell.partnershipAgreement', text: 'help.legal.partnershipText' },
  { path: '/kyc-policy', name: 'shell.kycPolicy', text: 'help.legal.kycText' },
  { path: '/sanctions-policy', name: 'shell.sanctionsPolicy', text: 'help.legal.sanctionsText' },
] as const

export function LegalTab() {
  const t = useT()
  return (
    <div className="help-legal">
      <p className="fi-lead">{t('help.legalLead')}</p>
      <ul className="help-legal__list">
        {POLICIES.map(({ path, name, text }) => (
          <li key={path}>
            <Link href={path}>{t(name)}</Link>
            <p className="fi-small fi-muted">{t(text)}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
