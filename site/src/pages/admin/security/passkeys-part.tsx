import { PASSKEYS_MAX } from '@fiacre/sdk/rules'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { hasPasskeys } from '../../../subjects/session/passkeys.ts'
import { RecordPart } from '../record/record-part.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { PasskeyItem } from './passkey-item.tsx'
import type { SecondFactor } from './security-reads.ts'

type PasskeysPartProps = { factor: SecondFactor; onCodes: (codes: readonly string[]) => void }

/** The passkeys of whoever is here, and one more. */
export function PasskeysPart({ factor, onCodes }: PasskeysPartProps) {
  const t = useT()
  const { passkeys } = factor
  const isFull = passkeys.length >= PASSKEYS_MAX
  return (
    <RecordPart title={t('security.passkeys')}>
      <p>{t('security.passkeysText')}</p>
      {passkeys.length > 0 && (
        <ul className="admin-passkeys">
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} factor={factor} />
          ))}
        </ul>
      )}
      {isFull && <p className="fi-muted">{t('security.passkeysFull', { count: passkeys.length })}</p>}
      {!isFull && hasPasskeys() && <AddPasskey onCodes={onCodes} />}
      {!hasPasskeys() && <p className="fi-muted">{t('account.passkey.none')}</p>}
    </RecordPart>
  )
}
