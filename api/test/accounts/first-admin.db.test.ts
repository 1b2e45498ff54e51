import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFirstAdmin } from '#people/accounts/first-admin.ts'
import type { Config } from '#platform/settings/config.ts'
import { runService } from '../../src/service.ts'
import { confirm, CONFIRM, confirmed, tokenMailed } from '../support/accounts.ts'
import { TestClient } from '../support/client.ts'
import { expectProblem } from '../support/problems.ts'
import { testService, type TestService } from '../support/service.ts'
import { billing, newTraveller, PASSWORD } from '../support/traveller.ts'

const ADMIN = { ADMIN_EMAIL: 'Boss@Example.com', ADMIN_PASSWORD: 'first admin password' }

let service: TestService
beforeAll(async () => {
  service = await testService(ADMIN, 'bare')
})
afterAll(() => service.close())

const login = (url: string, email: string, password: string) =>
  new TestClient(url).call<{ user: Record<string, unknown> }>('POST', '/api/auth/login', { email, password })

describe('the first administrator', () => {
  it('signs in with ADMIN_EMAIL and ADMIN_PASSWORD, confirmed', async () => {
    const answer = await login(service.url, 'boss@example.com', ADMIN.ADMIN_PASSWORD)
    expect(answer.status).toBe(200)
    expect(answer.body.user).toMatchObject({ email: 'boss@example.com', isAdmin: true, emailConfirmed: true })
  })

  it('is one: nobody else is an administrator', async () => {
    const { client } = await newTraveller(service.url)
    expect((await client.call('GET', '/api/auth/user')).body).toMatchObject({ isAdmin: false })
  })

  it('is not made anew at an address that an account can still come back to', async () => {
    const { client, email } = await newTraveller(service.url)
    await confirmed(service, email)
    const token = await tokenMailed(service, `new.${email}`, CONFIRM, () =>
      client.call('PUT', '/api/auth/profile', billing(`new.${email}`)),
    )
    expect(await confirm(service, token)).toMatch(/confirmed/)
    const admin = { email, password: ADMIN.ADMIN_PASSWORD }
    await createFirstAdmin({ ...service.context, config: { ...service.context.config, admin } })
    expectProblem(await login(service.url, email, admin.password), { code: 'INVALID_CREDENTIALS' })
  })

  it('keeps the password it has when the next start names another', async () => {
    const admin = { email: 'boss@example.com', password: 'changed in the environment' }
    const again = await runService({ ...service.context.config, admin }, () => {})
    try {
      expect((await login(again.url, admin.email, ADMIN.ADMIN_PASSWORD)).status).toBe(200)
      expectProblem(await login(again.url, admin.email, admin.password), { code: 'INVALID_CREDENTIALS' })
    } finally {
      await again.stop()
    }
  })

  it('is not made of a traveller who has the address already', async () => {
    const { email } = await newTraveller(service.url)
    const admin = { email, password: 'somebody else knows this' }
    const again = await runService({ ...service.context.config, admin }, () => {})
    try {
      const answer = await login(again.url, email, PASSWORD)
      expect(answer.body.user).toMatchObject({ isAdmin: false })
      expectProblem(await login(again.url, email, admin.password), { code: 'INVALID_CREDENTIALS' })
    } finally {
      await again.stop()
    }
  })

  describe('with a password that leaked', () => {
    const admin = { email: 'weak@example.com', password: 'Password1!' }
    const said =
      'ADMIN_PASSWORD is no password for an administrator. This password is on lists of leaked passwords.'
    const createIn = (mode: Config['mode'], lines: string[] = [], isDemo = false) => {
      const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) })
      return createFirstAdmin({
        ...service.context,
        config: { ...service.context.config, mode, isDemo, admin },
        log,
      })
    }

    it('is not made in production, nor where strangers are shown around', async () => {
      await expect(createIn('production')).rejects.toThrow(said)
      await expect(createIn('development', [], true)).rejects.toThrow(said)
      expectProblem(await login(service.url, admin.email, admin.password), { code: 'INVALID_CREDENTIALS' })
    })

    it('is made in development with a warning, once', async () => {
      const lines: string[] = []
      await createIn('development', lines)
      await createIn('development', lines)
      expect(lines).toEqual([expect.stringContaining(said)])
      expect((await login(service.url, admin.email, admin.password)).status).toBe(200)
    })

    it('does not keep a service from starting that has the administrator already', async () => {
      await createIn('production')
      expect((await login(service.url, admin.email, admin.password)).status).toBe(200)
    })
  })
})
