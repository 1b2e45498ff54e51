import { useT } from '../../../base/i18n/i18n-provider.tsx'
import type { TotpSecret } from './security-reads.ts'
import './security.css'

/** Blank modules that readers of QR codes want round one. */
const QUIET = 4

/** The secret as a QR code, and in letters for whoever types it. */
export function Scan({ secret: { secret, qrSize, qrPath, uri } }: { secret: TotpSecret }) {
  const t = useT()
  const side = qrSize + 2 * QUIET
  return (
    <div className="admin-scan">
      <svg
        className="admin-scan__code"
        viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
        role="img"
        aria-label={t('security.qr')}
        shapeRendering="crispEdges"
      >
        <rect x={-QUIET} y={-QUIET} width={side} height={side} className="admin-scan__paper" />
        <path d={qrPath} className="admin-scan__ink" />
      </svg>
      <div className="fi-stack">
        <p>{t('security.scan')}</p>
        <p className="fi-small fi-muted">{t('security.typeIt')}</p>
        <code className="admin-scan__secret">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        <p className="fi-small">
          <a className="admin-link" href={uri}>
            {t('security.openApp')}
          </a>
        </p>
      </div>
    </div>
  )
}
