import type { CallInput, CallResult, FiacreClient } from '@fiacre/sdk'
import { queryOptions } from '@tanstack/react-query'

export type ListSettings = CallResult<'getListSettings'>
export type SavedView = ListSettings['views'][number]
export type ListName = CallInput<'setListColumns'>['path']['list']

/** Outside of what every change has read again: nobody else changes how one likes the lists. */
const KEY = ['/api/admin/list-settings']

/** The caller's saved views, and the columns that they chose. */
export const listSettingsQuery = (client: FiacreClient) =>
  queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) => client.getListSettings({ signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
