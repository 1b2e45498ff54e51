import { PASSKEY_MINUTES, PASSWORD_PROOF_MINUTES, RECOVERY_CODES } from '@fiacre/sdk/rules'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signIn, subjectsTo } from '../support/accounts.ts'
import { administrator, idOf, setAdmin } from '../support/administrators.ts'
import { Authenticator } from '../support/authenticator.ts'
import type { TestClient } from '../support/client.ts'
import { expectProblem } from '../support/problems.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { codeAt, setUpTotp } from '../support/totp.ts'
import { newTraveller } from '../support/traveller.ts'

type CreationOptions = Parameters<Authenticator['create']>[0] & { excludeCredentials: { id: string }[] }
type RequestOptions = Parameters<Authenticator['get']>[0]
type Added = { passkey: { id: string; name: string }; recoveryCodes: string[] }

const MINE = '/api/account/second-factor'
const PASSKEYS = `${MINE}/passkeys`
const SHOW = '/api/auth/second-factor/passkey'

let service: TestService
/** A service on one's own machine has its passkeys under this name. */
let origin: string

beforeAll(async () => {
  service = await sharedService()
  origin = service.url.replace('127.0.0.1', 'localhost')
})

beforeEach(() => {
  service.clock.now = new Date()
})

const pass = (minutes: number) => {
  service.clock.now = new Date(service.clock.now.getTime() + minutes * 60_000)
}

async function colleague() {
  const { client, email } = await newTraveller(service.url)
  await setAdmin(service, email, true)
  return { client, email }
}

const begin = async (client: TestClient) =>
  (await client.call<CreationOptions>('POST', `${PASSKEYS}/options`)).body
const ask = async (client: TestClient) => (await client.call<RequestOptions>('POST', `${SHOW}/options`)).body

async function withPasskey() {
  const someone = await colleague()
  const authenticator = new Authenticator(origin)
  const sent = authenticator.create(await begin(someone.client), 'Work laptop')
  const added = await someone.client.call<Added>('POST', PASSKEYS, sent)
  expect(added.status, JSON.stringify(added.body)).toBe(201)
  return { ...someone, authenticator, ...added.body }
}

describe('a passkey', () => {
  it('is added with recovery codes, tells the owner, is written down, ends the other sessions, and signs in', async () => {
    const { client, email } = await colleague()
    const { client: elsewhere } = await signIn(service, email)
    const authenticator = new Authenticator(origin)
    const sent = authenticator.create(await begin(client), ' Work laptop ')
    const added = await client.call<Added>('POST', PASSKEYS, sent)
    expect(added.body.passkey).toMatchObject({ name: 'Work laptop', lastUsedAt: null })
    expect(added.body.recoveryCodes).toHaveLength(RECOVERY_CODES)
    expect((await elsewhere.call('GET', '/api/auth/user')).status).toBe(401)
    expect(await subjectsTo(service, email)).toContain('Your second sign-in step was changed')
    const trail = await client.call<{ entries: { action: string }[] }>(
      'GET',
      `/api/admin/audit?subject=user&subjectId=${await idOf(client)}`,
    )
    expect(trail.body.entries.map(({ action }) => action)).toEqual(['user.passkey-added'])

    const { client: next, answer } = await signIn(service, email)
    const problem = expectProblem(answer, { code: 'SECOND_FACTOR_NEEDED' })
    expect(problem).toMatchObject({ factors: ['passkey', 'recovery-code'] })
    const assertion = authenticator.get(await ask(next))
    expect((await next.call('POST', SHOW, assertion)).status).toBe(200)
    expect((await next.call('GET', '/api/auth/user')).body).toMatchObject({ email })
    expect((await next.call('GET', MINE)).body).toMatchObject({
      since: null,
      passkeys: [{ name: 'Work laptop', lastUsedAt: service.clock.now.toISOString() }],
      recoveryCodesLeft: RECOVERY_CODES,
    })
  })

  it('is refused where anything about it is not as it was asked for', async () => {
    const { email, authenticator } = await withPasskey()
    const { client } = await signIn(service, email)
    const tries: ((options: RequestOptions) => object)[] = [
      (options) => authenticator.get(options, { origin: 'https://fiacre.example.evil.example' }),
      (options) => authenticator.get(options, { rpId: 'evil.example' }),
      (options) => authenticator.get(options, { isVerified: false }),
      (options) => authenticator.get(options, { crossOrigin: true }),
      (options) => authenticator.get(options, { type: 'webauthn.create' }),
      (options) => authenticator.get({ ...options, challenge: 'bm90LW9uZS1vZi1vdXJz' }),
      // Somebody else's key under this name.
      (options) => ({ ...new Authenticator(origin).get(options), id: authenticator.id }),
      (options) => new Authenticator(origin).get(options),
      (options) => ({ ...authenticator.get(options), clientDataJSON: 'AAAA' }),
      (options) => ({ ...authenticator.get(options), authenticatorData: 'AAAA' }),
      (options) => ({ ...authenticator.get(options), signature: 'AAAA' }),
    ]
    for (const attempt of tries) {
      const answer = await client.call('POST', SHOW, attempt(await ask(client)))
      expectProblem(answer, { code: 'PASSKEY_REFUSED' })
    }
    expect((await client.call('POST', SHOW, authenticator.get(await ask(client)))).status).toBe(200)
  })

  it('signs each challenge once, in time, for its own account and purpose', async () => {
    const { email, authenticator, client: owner } = await withPasskey()
    const { client } = await signIn(service, email)
    const once = authenticator.get(await ask(client))
    const twice = authenticator.get({ ...(await ask(client)), challenge: challengeOf(once) })
    expect((await client.call('POST', SHOW, once)).status).toBe(200)
    expectProblem(await client.call('POST', SHOW, twice), { code: 'PASSKEY_REFUSED' })

    const other = await withPasskey()
    const others = authenticator.get(await ask(other.client))
    expectProblem(await client.call('POST', SHOW, others), { code: 'PASSKEY_REFUSED' })

    const { challenge } = await begin(client)
    const forCreation = authenticator.get({ challenge, rpId: 'localhost' })
    expectProblem(await client.call('POST', SHOW, forCreation), { code: 'PASSKEY_REFUSED' })

    const late = authenticator.get(await ask(owner))
    pass(PASSKEY_MINUTES)
    expectProblem(await owner.call('POST', SHOW, late), { code: 'PASSKEY_REFUSED' })
  })

  it('whose counter does not grow may be a copy', async () => {
    const { client, authenticator } = await withPasskey()
    expect((await client.call('POST', SHOW, authenticator.get(await ask(client)))).status).toBe(200)
    authenticator.counter -= 1
    expectProblem(await client.call('POST', SHOW, authenticator.get(await ask(client))), {
      code: 'PASSKEY_REFUSED',
    })
  })

  it('is not asked of whoever did not type the password', async () => {
    const { client } = await signIn(service, 'nobody@example.com')
    expectProblem(await client.call('POST', `${SHOW}/options`), { code: 'UNAUTHORIZED' })
    const guess = new Authenticator(origin).get({ challenge: 'AAAA', rpId: 'localhost' })
    expectProblem(await client.call('POST', SHOW, guess), { code: 'UNAUTHORIZED' })
  })

  it('is a fresh proof, which adding and removing one asks for', async () => {
    const { client, authenticator, passkey } = await withPasskey()
    const sent = new Authenticator(origin).create(await begin(client), 'Telephone')
    pass(PASSWORD_PROOF_MINUTES)
    expectProblem(await client.call('POST', `${PASSKEYS}/options`), { code: 'PROOF_NEEDED' })
    expectProblem(await client.call('POST', PASSKEYS, sent), { code: 'PROOF_NEEDED' })
    expectProblem(await client.call('DELETE', `${PASSKEYS}/${passkey.id}`), { code: 'PROOF_NEEDED' })
    expect((await client.call('POST', SHOW, authenticator.get(await ask(client)))).status).toBe(200)
    const options = await begin(client)
    expect(options.excludeCredentials.map(({ id }) => id)).toEqual([authenticator.id])
    const again = await client.call('POST', PASSKEYS, authenticator.create(options, 'The same'))
    expectProblem(again, { code: 'PASSKEY_REFUSED' })
    const unverified = new Authenticator(origin).create(await begin(client), 'Key', { isVerified: false })
    expectProblem(await client.call('POST', PASSKEYS, unverified), { code: 'PASSKEY_REFUSED' })
    const telephone = new Authenticator(origin).create(await begin(client), 'Telephone')
    expect((await client.call<Added>('POST', PASSKEYS, telephone)).body.recoveryCodes).toEqual([])
  })

  it('is renamed and removed by its owner alone; with the last go the recovery codes', async () => {
    const { client, email, passkey } = await withPasskey()
    const { client: stranger } = await colleague()
    const one = `${PASSKEYS}/${passkey.id}`
    expectProblem(await stranger.call('PATCH', one, { name: 'Mine' }), { code: 'NOT_FOUND' })
    expectProblem(await stranger.call('DELETE', one), { code: 'NOT_FOUND' })
    expect((await client.call('PATCH', one, { name: 'Old laptop' })).body).toMatchObject({
      name: 'Old laptop',
    })
    expect((await client.call('DELETE', one)).body).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 })
    expect((await signIn(service, email)).answer.status).toBe(200)
  })

  it('stands beside an app, which is replaced and removed without it', async () => {
    const { client, email } = await withPasskey()
    const first = await setUpTotp(service, client)
    // The one before works until the new one has shown a code.
    const started = await client.call<{ secret: string }>('POST', `${MINE}/totp`)
    pass(1)
    const code = () => codeAt(first.secret, service.clock.now)
    const { client: next, answer } = await signIn(service, email)
    expect(expectProblem(answer, { code: 'SECOND_FACTOR_NEEDED' })).toMatchObject({
      factors: ['passkey', 'totp', 'recovery-code'],
    })
    expect((await next.call('POST', '/api/auth/second-factor', { code: code() })).status).toBe(200)
    const confirmation = { code: codeAt(started.body.secret, service.clock.now) }
    expect((await client.call('POST', `${MINE}/totp/confirmation`, confirmation)).status).toBe(200)
    pass(1)
    const { client: last } = await signIn(service, email)
    expectProblem(await last.call('POST', '/api/auth/second-factor', { code: code() }), {
      code: 'WRONG_CODE',
    })
    const left = await client.call<{ passkeys: unknown[] }>('DELETE', `${MINE}/totp`)
    expect(left.body).toMatchObject({ since: null, recoveryCodesLeft: RECOVERY_CODES })
    expect(left.body.passkeys).toHaveLength(1)
  })

  it('is taken away with everything else by an administrator', async () => {
    const { client, email } = await withPasskey()
    const id = await idOf(client)
    const admin = await administrator(service)
    const found = await admin.call<{ hasSecondFactor: boolean }>('GET', `/api/admin/users/${id}`)
    expect(found.body.hasSecondFactor).toBe(true)
    const reset = `/api/admin/users/${id}/second-factor/reset`
    expect((await admin.call('POST', reset, { reason: 'Lost the laptop.' })).status).toBe(200)
    expect((await signIn(service, email)).answer.status).toBe(200)
  })

  it('is for people of the back office, and asked for a limited number of times', async () => {
    const { client } = await newTraveller(service.url)
    expectProblem(await client.call('POST', `${PASSKEYS}/options`), { code: 'FORBIDDEN' })
    const { client: known } = await withPasskey()
    const answers = await Promise.all(Array.from({ length: 30 }, () => known.call('POST', `${SHOW}/options`)))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  })

  it('is the last factor that goes only where none is required', async () => {
    const { client, passkey } = await withPasskey()
    const { config } = service.context
    const before = config.adminSecondFactor
    config.adminSecondFactor = 'required'
    try {
      for (const path of [MINE, `${PASSKEYS}/${passkey.id}`]) {
        expectProblem(await client.call('DELETE', path), { code: 'RULE_VIOLATION' })
      }
      expect((await client.call('GET', '/api/admin/stats')).status).toBe(200)
    } finally {
      config.adminSecondFactor = before
    }
  })
})

const challengeOf = ({ clientDataJSON }: { clientDataJSON: string }): string =>
  (JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge: string }).challenge
