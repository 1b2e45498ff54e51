import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../base/api/client-context.tsx'
import { clientQuery } from '../admin-reads.ts'
import { RecordMissing } from '../record/record-missing.tsx'
import { BlockForm } from '../users/block-form.tsx'

/** Blocks the account of a booking's traveller, or lifts the block. */
export function BlockTraveller({ userId }: { userId: string }) {
  const query = useQuery(clientQuery(useClient(), userId))
  if (!query.data) return <RecordMissing query={query} />
  return <BlockForm key={String(query.data.block?.blockedAt)} client={query.data} />
}
