import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { CopyButton } from '../../../subjects/payment/copy-button.tsx'
import { Banner } from '../../../ui/banner/banner.tsx'
import { tagFor } from './tag-for.ts'

/** A key that was just made, shown this once; for a page with the lines to paste. */
export function NewKey({ value }: { value: string }) {
  const t = useT()
  const tag = value.startsWith('pk_') ? tagFor(location.origin, value) : undefined
  return (
    <Banner tone="success" live title={t(tag ? 'partner.newPublicKey' : 'partner.newKey')}>
      <p>
        <code>{value}</code> <CopyButton text={value} label={t('partner.copyKey')} />
      </p>
      {tag ? (
        <>
          <p>{t('partner.paste')}</p>
          <pre className="partner-code">
            <code>{tag}</code>
          </pre>
          <CopyButton text={tag} label={t('partner.copyTag')} />
        </>
      ) : (
        <p>{t('partner.secretKey')}</p>
      )}
    </Banner>
  )
}
