import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Banner } from '../../../ui/banner/banner.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import './security.css'

/** Codes that are shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useT()
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(codes.join('\n'))}`
  return (
    <div className="fi-stack">
      <Banner tone="success" live title={t('security.codes')}>
        {t('security.codesText')}
      </Banner>
      <ul className="admin-codes" aria-label={t('security.codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="fi-cluster">
        <ButtonLink variant="secondary" href={file} download="fiacre-recovery-codes.txt">
          {t('security.download')}
        </ButtonLink>
        <Button onClick={onDone}>{t('security.kept')}</Button>
      </div>
    </div>
  )
}
