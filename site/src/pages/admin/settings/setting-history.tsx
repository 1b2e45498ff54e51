import { useState } from 'react'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Table } from '../../../ui/table/table.tsx'
import { GoBack } from './go-back.tsx'
import type { SettingKind, SettingVersion } from './settings-reads.ts'
import { useVersionColumns } from './use-version-columns.tsx'

type SettingHistoryProps = {
  kind: SettingKind
  versions: readonly SettingVersion[]
  presentId: number
  tag: string | undefined
}

/** Every version with who set it and why, and the way back to it. */
export function SettingHistory({ kind, versions, presentId, tag }: SettingHistoryProps) {
  const t = useT()
  const [chosen, setChosen] = useState<number>()
  const columns = useVersionColumns({ presentId, chosen, choose: setChosen })
  return (
    <>
      {chosen !== undefined && (
        <GoBack key={chosen} kind={kind} versionId={chosen} tag={tag} onDone={() => setChosen(undefined)} />
      )}
      <Table caption={t('settings.history')} columns={columns} rows={versions} rowKey={({ id }) => id} />
    </>
  )
}
