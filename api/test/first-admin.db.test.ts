import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runService } from '../src/service.ts'
import { TestClient } from './client.ts'
import { expectProblem } from './problems.ts'
import { testService, type TestService } from './service.ts'
import { newTraveller, PASSWORD } from './traveller.ts'

const ADMIN = { ADMIN_EMAIL: 'Boss@Example.com', ADMIN_PASSWORD: 'first admin password' }

let service: TestService
beforeAll(async () => {
  service = await testService(ADMIN)
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
})
