import type { components } from '@fiacre/sdk/contract'
import type { SessionRow } from './session.entity.ts'

/**
 * A session as its owner sees it.
 * @param currentId of the session that asks
 */
export function toSession(row: SessionRow, currentId: string | undefined): components['schemas']['Session'] {
  return {
    id: row.publicId,
    isCurrent: row.publicId === currentId,
    device: row.device ?? null,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  }
}
