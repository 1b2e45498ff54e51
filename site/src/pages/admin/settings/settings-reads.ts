import type { CallInput, CallResult, FiacreClient } from '@fiacre/sdk'
import { queryOptions } from '@tanstack/react-query'
import { QUERY_KEYS } from '../../../base/api/queries.ts'

export type Setting = CallResult<'listSettings'>['settings'][number]
export type SettingKind = Setting['kind']
export type SettingVersion = Setting['present']
export type SettingValue = SettingVersion['value']
export type SettingPreview = CallResult<'previewSetting'>
export type SettingRequest = CallInput<'storeSetting'>['body']

/** As many as a page holds. */
const MOST_PARTNERS = 100

const LIVE = { staleTime: 0, refetchOnMount: 'always' as const }

export const settingsQuery = (client: FiacreClient) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.admin, 'settings'],
    queryFn: ({ signal }) => client.listSettings({ signal }),
    ...LIVE,
  })

/** The partners that a code may be for, the newest of them. */
export const promoPartnersQuery = (client: FiacreClient) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.admin, 'settings', 'partners'],
    queryFn: ({ signal }) => client.listAdminPartners({ query: { limit: MOST_PARTNERS }, signal }),
    ...LIVE,
  })

/** A setting with its versions; the answer carries the tag that a change is made for. */
export const settingQuery = (client: FiacreClient, kind: SettingKind) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.admin, 'settings', kind],
    queryFn: ({ signal }) => client.getSetting({ path: { kind }, signal }),
    ...LIVE,
  })
