import type { ReactNode } from 'react'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Banner } from '../../../ui/banner/banner.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { Table, type Column, type TableSelection } from '../../../ui/table/table.tsx'
import { ListMissing } from './list-missing.tsx'

/** What is read, a page at a time. */
export type Pages<Row> = {
  readonly data: readonly Row[] | undefined
  readonly isError: boolean
  readonly isFetching: boolean
  readonly isPlaceholderData: boolean
  readonly refetch: () => unknown
  readonly hasNextPage: boolean
  readonly fetchNextPage: () => unknown
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
}

type RecordListProps<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string | number
  pages: Pages<Row>
  selection?: TableSelection<Row> | undefined
  /** What it says, and offers, where there is nothing. */
  empty: { title: string; text: string; action?: ReactNode }
}

/** A list of records: a table whose first cell opens one, the next page at its end, and what there is to say without rows. */
export function RecordList<Row>({ caption, columns, rowKey, pages, selection, empty }: RecordListProps<Row>) {
  const t = useT()
  const { data: rows } = pages
  if (!rows) return <ListMissing query={pages} />
  if (rows.length === 0) {
    return (
      <EmptyState icon="info" title={empty.title} action={empty.action}>
        {empty.text}
      </EmptyState>
    )
  }
  return (
    <div className="admin-list" aria-busy={pages.isPlaceholderData}>
      <Table caption={caption} columns={columns} rows={rows} rowKey={rowKey} selection={selection} />
      {pages.isFetchNextPageError && <Banner tone="danger" live title={t('admin.listFailed')} />}
      {pages.hasNextPage && (
        <p className="admin-list__more">
          <Button
            variant="secondary"
            loading={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
          >
            {t('bookings.more')}
          </Button>
        </p>
      )}
    </div>
  )
}
