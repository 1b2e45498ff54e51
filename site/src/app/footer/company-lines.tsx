import { useState } from 'react'
import { BRAND, DATA_SOURCES } from '../../brand.ts'
import { useT } from '../../i18n/i18n-provider.tsx'

/** Who runs the service, and the credits that its data asks for. */
export function CompanyLines() {
  const t = useT()
  const [thisYear] = useState(() => new Date().getFullYear())
  const { company } = BRAND
  return (
    <div className="site-footer__lines">
      <p>
        {company && (
          <>
            {t('shell.operatedBy', {
              brand: BRAND.name,
              company: company.legalName,
              address: company.address,
              registration: company.registration,
              tax: company.taxNumber,
            })}{' '}
          </>
        )}
        {t('shell.intermediary', { brand: BRAND.name })}
      </p>
      <p>
        {t('shell.dataSources')}{' '}
        {DATA_SOURCES.map(({ name, url, licence, licenceUrl }, index) => (
          <span key={name}>
            {index > 0 && ', '}
            <a href={url}>{name}</a>
            {licence && (
              <>
                {' '}
                {t('shell.dataLicence')} <a href={licenceUrl}>{licence}</a>
              </>
            )}
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
