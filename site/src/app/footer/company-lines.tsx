import { useBrowserValue } from '../../base/browser/use-browser-value.ts'
import { useClientSettings } from '../../base/settings/client-settings.ts'
import { BRAND, DATA_SOURCES } from '../../subjects/brand/brand.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'

/** Who runs the service, and the credits that its data asks for. */
export function CompanyLines() {
  const t = useT()
  const thisYear = useBrowserValue(() => new Date().getFullYear(), BRAND.since)
  const { company } = useClientSettings()
  return (
    <div className="site-footer__lines">
      <p>
        {[
          company &&
            t('shell.operatedBy', {
              brand: BRAND.name,
              company: company.legalName,
              address: company.address,
              registration: company.registration,
            }),
          company?.taxNumber && t('shell.vatNumber', { number: company.taxNumber }),
          t('shell.intermediary', { brand: BRAND.name }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <p>
        {DATA_SOURCES.map(({ text, name, url, licence }, index) => (
          <span key={name}>
            {index > 0 && ', '}
            {t(text)} <a href={url}>{name}</a> (
            {licence === 'public-domain' ? t('shell.publicDomain') : <a href={licence.url}>{licence.name}</a>}
            )
          </span>
        ))}
        .{' '}
        {t('shell.copyright', {
          years: years(BRAND.since, thisYear),
          company: company?.legalName ?? BRAND.name,
        })}
      </p>
    </div>
  )
}

function years(from: number, to: number): string {
  return to > from ? `${from}–${to}` : String(from)
}
