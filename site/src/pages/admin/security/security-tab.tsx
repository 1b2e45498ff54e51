import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Banner } from '../../../ui/banner/banner.tsx'
import { ListMissing } from '../list/list-missing.tsx'
import { AppPart } from './app-part.tsx'
import { CodesPart } from './codes-part.tsx'
import { PasskeysPart } from './passkeys-part.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { isOn, secondFactorQuery } from './security-reads.ts'

/** How whoever is here signs in: with the password alone, or with passkeys, an authenticator app and recovery codes. */
export function SecurityTab() {
  const t = useT()
  const query = useQuery(secondFactorQuery(useClient()))
  const [codes, setCodes] = useState<readonly string[]>()
  const { data } = query
  if (!data) return <ListMissing query={query} />
  return (
    <section className="fi-stack admin-security" aria-labelledby="admin-security">
      <h2 className="fi-heading" id="admin-security">
        {t('security.title')}
      </h2>
      <p>{t('security.lead')}</p>
      {data.isRequired && !isOn(data) && (
        <Banner tone="warning" title={t('security.required')}>
          {t('security.requiredText')}
        </Banner>
      )}
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
      ) : (
        <>
          <PasskeysPart factor={data} onCodes={setCodes} />
          <AppPart factor={data} onCodes={setCodes} />
          {isOn(data) && <CodesPart left={data.recoveryCodesLeft} onCodes={setCodes} />}
        </>
      )}
    </section>
  )
}
