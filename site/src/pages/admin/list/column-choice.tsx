import { useQueryClient } from '@tanstack/react-query'
import { useLatestMutation } from '../../../base/api/use-latest-mutation.ts'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import type { ListColumn } from './list-column.ts'
import { listSettingsQuery, type ListName, type ListSettings } from './list-settings.ts'
import { shownColumns } from './shown-columns.ts'

type ColumnChoiceProps<Row> = {
  list: ListName
  columns: readonly ListColumn<Row>[]
  chosen: readonly string[] | undefined
}

/** Chooses which columns a list shows; kept for whoever chose, wherever they sign in. */
export function ColumnChoice<Row>({ list, columns, chosen }: ColumnChoiceProps<Row>) {
  const t = useT()
  const client = useClient()
  const cache = useQueryClient()
  const { queryKey } = listSettingsQuery(client)
  const choose = useLatestMutation({
    mutationFn: (wanted: readonly string[]) =>
      client.setListColumns({ path: { list }, body: { columns: [...wanted] } }),
    // Shown at once; what the service keeps follows.
    onMutate: (wanted) =>
      cache.setQueryData<ListSettings>(queryKey, (known) => ({
        views: known?.views ?? [],
        columns: [
          ...(known?.columns ?? []).filter((each) => each.list !== list),
          { list, columns: [...wanted] },
        ],
      })),
    onSuccess: (settings) => cache.setQueryData(queryKey, settings),
    onError: () => cache.invalidateQueries({ queryKey }),
  })
  const shown = shownColumns(columns, chosen).map(({ key }) => key)
  return (
    <details className="admin-columns">
      <summary className="fi-button fi-button--quiet fi-button--sm">{t('admin.columns')}</summary>
      <fieldset className="admin-columns__choices">
        <legend className="fi-visually-hidden">{t('admin.columns')}</legend>
        {columns
          .filter(({ head }) => !head)
          .map(({ key, heading }) => (
            <Checkbox
              key={key}
              label={heading}
              checked={shown.includes(key)}
              onChange={({ target }) =>
                choose.mutate(
                  columns
                    .filter((column) => !column.head)
                    .map((column) => column.key)
                    .filter((each) => (each === key ? target.checked : shown.includes(each))),
                )
              }
            />
          ))}
      </fieldset>
    </details>
  )
}
