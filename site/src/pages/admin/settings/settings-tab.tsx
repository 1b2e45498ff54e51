import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { ListMissing } from '../list/list-missing.tsx'
import { useAdminAddress } from '../use-admin-address.ts'
import { PromoPage } from './promos/promo-page.tsx'
import { SettingPage } from './setting-page.tsx'
import { settingsQuery } from './settings-reads.ts'
import { useSettingWords } from './use-setting-words.ts'
import './settings.css'

/** Promo codes are no versions of one value, and stand beside the settings. */
const PROMOS = 'promo-codes'

/** Every kind of setting with its present value, and the one that is open beside it. */
export function SettingsTab() {
  const t = useT()
  const { address, open } = useAdminAddress()
  const query = useQuery(settingsQuery(useClient()))
  const words = useSettingWords()
  if (!query.data) return <ListMissing query={query} />
  const { settings } = query.data
  const isPromos = address.open === PROMOS
  const opened = settings.find(({ kind }) => kind === address.open) ?? settings[0]
  return (
    <div className="admin-settings">
      <nav aria-label={t('settings.kinds')}>
        <ul className="admin-settings__kinds">
          {settings.map(({ kind, present, planned }) => (
            <li key={kind}>
              <button
                type="button"
                className="admin-settings__kind"
                aria-current={!isPromos && kind === opened?.kind ? 'true' : undefined}
                onClick={() => open(kind)}
              >
                <span className="fi-strong">{t(`settings.kind.${kind}`)}</span>
                <span className="fi-small fi-muted">{words(present.value)}</span>
                {planned && (
                  <span className="fi-small">
                    {t('settings.plannedFrom', { day: planned.validFrom ?? '' })}
                  </span>
                )}
              </button>
            </li>
          ))}
          <li>
            <button
              type="button"
              className="admin-settings__kind"
              aria-current={isPromos ? 'true' : undefined}
              onClick={() => open(PROMOS)}
            >
              <span className="fi-strong">{t('settings.promos')}</span>
            </button>
          </li>
        </ul>
      </nav>
      {isPromos ? <PromoPage /> : opened && <SettingPage key={opened.kind} kind={opened.kind} />}
    </div>
  )
}
