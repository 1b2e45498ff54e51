import { useQuery } from '@tanstack/react-query'
import { etagOf } from '@fiacre/sdk'
import { useId } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { ListMissing } from '../list/list-missing.tsx'
import { RecordPart } from '../record/record-part.tsx'
import { SettingForm } from './setting-form.tsx'
import { SettingHistory } from './setting-history.tsx'
import { settingQuery, type SettingKind } from './settings-reads.ts'

/** A setting: its editor with the preview beside it, and its versions. */
export function SettingPage({ kind }: { kind: SettingKind }) {
  const t = useT()
  const titleId = useId()
  const query = useQuery(settingQuery(useClient(), kind))
  if (!query.data) return <ListMissing query={query} />
  const { setting, versions } = query.data
  const tag = etagOf(query.data)
  return (
    <article className="admin-settings__page" aria-labelledby={titleId}>
      <header className="fi-stack fi-stack--tight">
        <h2 className="fi-heading" id={titleId}>
          {t(`settings.kind.${kind}`)}
        </h2>
        <p className="fi-muted">{t(`settings.about.${kind}`)}</p>
      </header>
      {/* Another version is another form: what was typed over the old one would undo it. */}
      <SettingForm key={tag} setting={setting} tag={tag} />
      <RecordPart title={t('settings.history')}>
        <SettingHistory kind={kind} versions={versions} presentId={setting.present.id} tag={tag} />
      </RecordPart>
    </article>
  )
}
