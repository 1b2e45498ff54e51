import type { components } from '@fiacre/sdk/contract'
import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import { lockRow, saveRow } from '#platform/database/rows.ts'
import { ATTEMPT_LIMITS, releaseAttempt } from '../attempts.ts'
import { issueChallenge, takeChallenge } from './challenges.ts'
import { readAssertion } from './check-passkey.ts'
import { readClientData } from './client-data.ts'
import { requestOptions } from './passkey-options.ts'
import { passkeyRefused } from './passkey-refused.ts'
import { Passkey } from './passkey.entity.ts'
import { passkeysOf } from './passkeys-of.ts'
import { relyingPartyOf } from './relying-party.ts'

type Schemas = components['schemas']

/**
 * What a browser shows a passkey for.
 * @param host that was asked
 * @throws Problem PASSKEY_REFUSED for an account without one; TOO_MANY_REQUESTS
 */
export async function startPasskeyProof(
  context: Context,
  userId: string,
  host: string,
): Promise<Schemas['PasskeyRequestOptions']> {
  const known = await passkeysOf(context.orm.em.fork(), userId)
  const party = relyingPartyOf(context.publicUrl, host)
  if (known.length === 0 || !party) throw passkeyRefused(context, userId, 'there is none')
  const challenge = await issueChallenge(context, userId, 'request')
  return requestOptions({ challenge, party, known })
}

/**
 * Takes what a passkey signed. Its challenge is used up, also when it is refused; two that show the same passkey take turns.
 * @throws Problem PASSKEY_REFUSED
 */
export async function passPasskey(
  context: Context,
  { userId, host, sent }: { userId: string; host: string; sent: Schemas['PasskeyAssertion'] },
): Promise<void> {
  const said = readClientData(sent.clientDataJSON)
  const party = relyingPartyOf(context.publicUrl, host)
  if (!said || said.isFramed || !party) throw passkeyRefused(context, userId, 'not for a page of ours')
  const { challenge } = said
  if (!(await takeChallenge(context, { challenge, userId, purpose: 'request' }))) {
    throw passkeyRefused(context, userId, 'no such challenge')
  }
  await context.orm.em.fork().transactional(async (em) => {
    const passkey = await lockRow(em, Passkey, sql`credential_id = ${sent.id} and user_id = ${userId}`)
    if (!passkey) throw passkeyRefused(context, userId, 'no such passkey')
    passkey.signCount = await readAssertion(sent, passkey, { challenge, party }).catch((error: unknown) => {
      throw passkeyRefused(context, userId, error)
    })
    passkey.lastUsedAt = context.now()
    await saveRow(em, Passkey, passkey)
  })
  await releaseAttempt(context, ATTEMPT_LIMITS.passkeyAccount, userId)
}
