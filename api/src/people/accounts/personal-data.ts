import { sql } from 'kysely'
import type { components } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'
import { findRows } from '#platform/database/rows.ts'
import { AccountBlock } from './blocks/account-block.entity.ts'
import { getUser } from './find-user.ts'
import { AccountLink } from './links/account-link.entity.ts'
import { DEFAULT_PREFERENCES } from './preferences.ts'
import { toProfile } from './profile.ts'
import { toSession } from './sessions/session-view.ts'
import { listSessions } from './sessions/sessions.service.ts'

type AccountExport = components['schemas']['AccountExport']

/** What the accounts hold on a person. */
export async function personalData(
  context: Context,
  userId: string,
  sessionId: string | undefined,
): Promise<Pick<AccountExport, 'profile' | 'preferences' | 'sessions' | 'requests' | 'blocks'>> {
  const user = await getUser(context, userId)
  const sessions = await listSessions(context, user)
  const rest = sql`where user_id = ${userId} order by created_at desc limit 10000`
  const links = await findRows(context.orm.em.fork(), AccountLink, rest)
  const blocked = sql`where user_id = ${userId} order by blocked_at desc limit 1000`
  const blocks = await findRows(context.orm.em.fork(), AccountBlock, blocked)
  return {
    profile: toProfile(user),
    preferences: user.preferences ?? DEFAULT_PREFERENCES,
    sessions: sessions.map((row) => toSession(row, sessionId)),
    requests: links.map(({ purpose, email, createdAt, usedAt }) => ({
      purpose,
      email,
      createdAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
    blocks: blocks.map(({ blockedAt, until, liftedAt }) => ({
      blockedAt: blockedAt.toISOString(),
      until: until?.toISOString() ?? null,
      liftedAt: liftedAt?.toISOString() ?? null,
    })),
  }
}
