import { BRAND } from '../../subjects/brand/brand.ts'
import { useNextTask } from '../../base/browser/use-next-task.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Logo } from '../../ui/logo/logo.tsx'
import { CompanyLines } from './company-lines.tsx'
import { FooterColumns } from './footer-columns.tsx'
import { PaymentMarks } from './payment-marks.tsx'
import { SocialLinks } from './social-links.tsx'
import './footer.css'

/**
 * The foot of every page: where to go, whom to ask, how one pays, who runs it, and whose data it stands on. At the start it is
 * drawn after what is above it.
 */
export function Footer() {
  const t = useT()
  const isTurn = useNextTask()
  if (!isTurn) return null
  return (
    <footer className="site-footer fi-foot">
      <div className="fi-container">
        <div className="site-footer__top">
          <div className="site-footer__brand">
            <Logo name={BRAND.name} />
            <p className="site-footer__lead">{t('shell.footerLead')}</p>
            <SocialLinks />
          </div>
          <FooterColumns />
        </div>
        <div className="site-footer__foot">
          <PaymentMarks />
          <CompanyLines />
        </div>
      </div>
    </footer>
  )
}
