import type { CallResult } from '@fiacre/sdk'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../base/api/client-context.tsx'
import { faqEntriesQuery } from '../../base/api/queries.ts'
import { useLanguage } from '../../base/i18n/i18n-provider.tsx'

type OwnEntry = CallResult<'listFaqEntries'>['entries'][number]

const NONE: readonly OwnEntry[] = []

/** The entries that an operator has added in this language; without an answer the help centre has those that come with it. */
export function useOwnEntries(): readonly OwnEntry[] {
  const client = useClient()
  const { language } = useLanguage()
  const { data } = useQuery(faqEntriesQuery(client, language))
  return data?.entries ?? NONE
}
