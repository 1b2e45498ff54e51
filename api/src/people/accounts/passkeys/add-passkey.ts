import type { components } from '@fiacre/sdk/contract'
import { PASSKEYS_MAX } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { Problem } from '#platform/http/problem.ts'
import { getUser, lockUser } from '../find-user.ts'
import { factorsOf } from '../second-factor/factors-of.ts'
import { assertWorksHere, mailFactorChanged, renewCodes } from '../second-factor/second-factor.service.ts'
import { endSessions } from '../sessions/sessions.service.ts'
import type { UserRow } from '../user.entity.ts'
import { issueChallenge, takeChallenge } from './challenges.ts'
import { readNewPasskey } from './check-passkey.ts'
import { readClientData } from './client-data.ts'
import { creationOptions } from './passkey-options.ts'
import { passkeyRefused } from './passkey-refused.ts'
import type { PasskeyRow } from './passkey.entity.ts'
import { passkeysOf } from './passkeys-of.ts'
import { relyingPartyOf } from './relying-party.ts'
import { sentence } from '#platform/http/sentence.ts'

type Schemas = components['schemas']

/**
 * What a browser makes a new passkey from.
 * @param host that was asked
 * @throws Problem FORBIDDEN outside the back office; RULE_VIOLATION with as many as there may be, or where the service has no name;
 *   TOO_MANY_REQUESTS
 */
export async function startPasskey(
  context: Context,
  userId: string,
  host: string,
): Promise<Schemas['PasskeyCreationOptions']> {
  const user = await getUser(context, userId)
  assertWorksHere(user)
  const party = relyingPartyOf(context.publicUrl, host)
  if (!party) {
    throw new Problem('RULE_VIOLATION', sentence('passkeyNeedsName'))
  }
  const known = await passkeysOf(context.orm.em.fork(), userId)
  assertRoom(known.length)
  const challenge = await issueChallenge(context, userId, 'creation')
  return creationOptions(user, { challenge, party, known })
}

/**
 * Takes a passkey that a browser made: from now on it may be shown. Every session ends; the caller starts a new one.
 * @param record told of it in the same transaction, at its end
 * @returns recovery codes where it is the first second factor
 * @throws Problem PASSKEY_REFUSED, FORBIDDEN, RULE_VIOLATION
 */
export async function addPasskey(
  context: Context,
  { userId, host, sent }: { userId: string; host: string; sent: Schemas['NewPasskey'] },
  record: (em: EntityManager) => Promise<void>,
): Promise<{ user: UserRow; passkey: PasskeyRow; recoveryCodes: string[] }> {
  const said = readClientData(sent.clientDataJSON)
  const party = relyingPartyOf(context.publicUrl, host)
  if (!said || said.isFramed || !party) throw passkeyRefused(context, userId, 'not for a page of ours')
  const { challenge } = said
  if (!(await takeChallenge(context, { challenge, userId, purpose: 'creation' }))) {
    throw passkeyRefused(context, userId, 'no such challenge')
  }
  const key = await readNewPasskey(sent, { challenge, party }).catch((error: unknown) => {
    throw passkeyRefused(context, userId, error)
  })
  return context.orm.em.fork().transactional(async (em) => {
    const user = await lockUser(em, userId)
    assertWorksHere(user)
    const before = await factorsOf(em, userId)
    assertRoom(before.passkeys)
    const { transports, name } = sent
    const passkey = {
      ...key,
      id: randomUUID(),
      userId,
      transports,
      name: name.trim(),
      createdAt: context.now(),
      lastUsedAt: null,
    }
    if (!(await insertNew(em, passkey))) throw passkeyRefused(context, userId, 'known already')
    const recoveryCodes = before.hasTotp || before.passkeys > 0 ? [] : await renewCodes(em, userId)
    await endSessions(em, user)
    await mailFactorChanged(context, em, user)
    await record(em)
    return { user, passkey, recoveryCodes }
  })
}

/** @returns whether nobody had a passkey of this name yet */
async function insertNew(em: EntityManager, row: PasskeyRow): Promise<boolean> {
  const { rows } = await sql`
    insert into passkey (id, user_id, credential_id, public_key, sign_count, transports, name, created_at)
    values (${row.id}, ${row.userId}, ${row.credentialId}, ${row.publicKey}, ${row.signCount},
      ${JSON.stringify(row.transports)}, ${row.name}, ${row.createdAt})
    on conflict (credential_id) do nothing returning id`.execute(em.getKysely())
  return rows.length > 0
}

function assertRoom(count: number): void {
  if (count < PASSKEYS_MAX) return
  throw new Problem('RULE_VIOLATION', sentence('mostReached', { most: PASSKEYS_MAX }))
}
