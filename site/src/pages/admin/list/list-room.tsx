import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { listParameters } from '../admin-address.ts'
import { BulkBar } from '../bulk/bulk-bar.tsx'
import type { BulkAction } from '../bulk/bulk-action.ts'
import type { StaffRole } from '../may.ts'
import { useAdminAddress } from '../use-admin-address.ts'
import { useMay } from '../use-may.ts'
import { ColumnChoice } from './column-choice.tsx'
import type { ListColumn } from './list-column.ts'
import { listSettingsQuery, type ListName } from './list-settings.ts'
import { RecordList, type Pages } from './record-list.tsx'
import { SavedViews } from './saved-views.tsx'
import { shownColumns, sortable } from './shown-columns.ts'
import { useSelection } from './use-selection.ts'

type ListRoomProps<Row> = {
  list: ListName
  caption: string
  columns: readonly ListColumn<Row>[]
  rowKey: (row: Row) => string | number
  pages: Pages<Row>
  /** What searches and narrows it. */
  filters?: ReactNode
  /** Where it is had as a table, and by which roles beneath administrator. */
  table?: { href: string; roles: readonly StaffRole[] }
  empty: { title: string; text?: string }
  /** The order of an address without one. */
  order?: string
  /** What can be done to many of its rows. */
  bulk?: { label: (row: Row) => string; actions: readonly BulkAction[]; roles: readonly StaffRole[] }
}

/** A list of the back office: its search, saved views, columns and table, and what is done to many of its rows. */
export function ListRoom<Row>({ list, caption, columns, rowKey, pages, ...rest }: ListRoomProps<Row>) {
  const { filters, table, empty, order = 'newest' } = rest
  const t = useT()
  const mayDo = useMay()
  const bulk = rest.bulk && mayDo(...rest.bulk.roles) ? rest.bulk : undefined
  const { address, go, narrow } = useAdminAddress()
  const { data: settings } = useQuery(listSettingsQuery(useClient()))
  const chosen = settings?.columns.find((each) => each.list === list)?.columns
  const selection = useSelection((pages.data ?? []).map((row) => String(rowKey(row))))
  const sorting = {
    sort: address.sort ?? order,
    onSort: (sort: string) => narrow({ sort: sort === order ? undefined : sort }),
  }
  const { sort: _, state, ...narrowing } = listParameters(address)
  const isNarrowed = Object.keys(narrowing).length > 0
  return (
    <>
      {filters}
      <div className="admin-list__tools">
        <SavedViews list={list} />
        <div className="admin-list__ends">
          <ColumnChoice list={list} columns={columns} chosen={chosen} />
          {table && mayDo(...table.roles) && (
            <ButtonLink size="sm" variant="quiet" href={table.href} download>
              {t('admin.export')}
            </ButtonLink>
          )}
        </div>
      </div>
      <div className="admin-list__frame" data-choosing={selection.chosen.length > 0 || undefined}>
        {bulk && selection.chosen.length > 0 && (
          <BulkBar ids={selection.chosen} actions={bulk.actions} onClear={selection.clear} />
        )}
        <RecordList<Row>
          caption={caption}
          columns={shownColumns(columns, chosen).map((column) => sortable(column, sorting))}
          rowKey={rowKey}
          pages={pages}
          selection={
            bulk && {
              isChosen: (row) => selection.has(String(rowKey(row))),
              onChoose: (row) => selection.toggle(String(rowKey(row))),
              label: (row) => t('admin.choose', { name: bulk.label(row) }),
              all: { label: t('admin.chooseAll'), isChosen: selection.isAll, onChoose: selection.toggleAll },
            }
          }
          empty={{
            title: empty.title,
            text: isNarrowed ? t('admin.noneSo') : (empty.text ?? ''),
            action: isNarrowed && (
              <Button variant="secondary" onClick={() => go({ tab: address.tab, ...(state && { state }) })}>
                {t('admin.showAll')}
              </Button>
            ),
          }}
        />
      </div>
    </>
  )
}
