import { PARTNER_KEY_OVERLAP_HOURS } from '@fiacre/sdk/rules'
import { useState } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { AskedTwice } from '../../../ui/button/asked-twice.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { isWorking, type Key } from '../partner-reads.ts'
import { usePartnerMoment } from '../use-partner-moment.ts'
import { usePartnerChange } from '../use-partner-change.ts'

type KeyLineProps = { partnerKey: Key; mayChange: boolean; onMade: (key: string) => void }

/** A key: how it stands, when it was last used, and replacing or ending it. Ending is asked twice. */
export function KeyLine({ partnerKey: key, mayChange, onMade }: KeyLineProps) {
  const t = useT()
  const client = useClient()
  const moment = usePartnerMoment()
  const path = { keyId: key.id }
  const rotate = usePartnerChange({
    change: () => client.rotatePartnerKey({ path, body: { overlapHours: PARTNER_KEY_OVERLAP_HOURS } }),
    partnerOf: (result) => result.partner,
    onDone: (result) => onMade(result.key),
  })
  const revoke = usePartnerChange({
    change: () => client.revokePartnerKey({ path }),
    partnerOf: (changed) => changed,
    done: t('partner.ended'),
  })
  const [openedAt] = useState(() => new Date())
  const works = isWorking(key, openedAt)
  return (
    <li>
      <p className="fi-cluster">
        <code>{key.hint}</code>
        <Badge tone={key.mode === 'live' ? 'positive' : 'accent'}>{t(`partner.mode.${key.mode}`)}</Badge>
        <KeyBadge partnerKey={key} works={works} />
      </p>
      <p className="fi-small fi-muted">
        {key.lastUsedAt ? t('partner.used', { when: moment(key.lastUsedAt) }) : t('partner.unused')}
        {key.kind === 'secret' && ` · ${t('partner.may', { scopes: key.scopes.join(', ') })}`}
      </p>
      {mayChange && works && (
        <div className="fi-cluster">
          <Button size="sm" variant="quiet" onClick={() => !rotate.isSending && rotate.send()}>
            {t('partner.rotate', { key: key.hint })}
          </Button>
          <AskedTwice
            label={t('partner.end', { key: key.hint })}
            surely={t('partner.endSurely')}
            cancel={t('partner.cancel')}
            onSure={() => !revoke.isSending && revoke.send()}
          />
        </div>
      )}
    </li>
  )
}

function KeyBadge({ partnerKey: { exposedAt, expiresAt }, works }: { partnerKey: Key; works: boolean }) {
  const t = useT()
  const moment = usePartnerMoment()
  if (!works) return <Badge tone="neutral">{t('partner.endedKey')}</Badge>
  if (exposedAt) return <Badge tone="danger">{t('partner.exposed', { when: moment(exposedAt) })}</Badge>
  if (expiresAt) return <Badge tone="warning">{t('partner.expires', { when: moment(expiresAt) })}</Badge>
  return null
}
