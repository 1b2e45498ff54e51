import { beforeAll, describe, expect, it } from 'vitest'
import { signIn, subjectsTo } from '../support/accounts.ts'
import { TestClient } from '../support/client.ts'
import { expectProblem } from '../support/problems.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { newTraveller } from '../support/traveller.ts'

const POLISH = { language: 'pl', currency: 'PLN', distanceUnit: 'km' }

let service: TestService
beforeAll(async () => {
  service = await sharedService()
})

const traveller = () => newTraveller(service.url, { billing: false })
const read = (client: TestClient) => client.call('GET', '/api/auth/preferences')
const save = (client: TestClient, preferences: unknown) =>
  client.call('PUT', '/api/auth/preferences', preferences)

describe('preferences', () => {
  it('are English, euros and kilometres until somebody chooses; the profile says that nobody has', async () => {
    const { client } = await traveller()
    expect((await read(client)).body).toEqual({ language: 'en', currency: 'EUR', distanceUnit: 'km' })
    expect((await client.call('GET', '/api/auth/profile')).body).toMatchObject({ preferences: null })
  })

  it('once saved are there in every browser, with the profile and at sign-in', async () => {
    const { client, email } = await traveller()
    const { client: earlier } = await signIn(service, email)
    expect((await save(client, POLISH)).body).toEqual(POLISH)
    expect((await read(earlier)).body).toEqual(POLISH)
    const { client: next, answer } = await signIn(service, email)
    expect(answer.body['user']).toMatchObject({ preferences: POLISH })
    expect((await read(next)).body).toEqual(POLISH)
    expect((await next.call('GET', '/api/auth/user')).body).toMatchObject({ preferences: POLISH })
  })

  it('keep the access level that bookings begin with when they are saved without it', async () => {
    const { client } = await traveller()
    const flexible = { ...POLISH, accessLevel: 'flexible' }
    expect((await save(client, flexible)).body).toEqual(flexible)
    expect((await save(client, { ...POLISH, currency: 'EUR' })).body).toEqual({
      ...flexible,
      currency: 'EUR',
    })
    expect((await save(client, { ...POLISH, accessLevel: 'saver' })).body).toMatchObject({
      accessLevel: 'saver',
    })
    expectProblem(await save(client, { ...POLISH, accessLevel: 'gold' }), { code: 'INVALID_REQUEST' })
  })

  it('are one’s own', async () => {
    const [one, other] = [await traveller(), await traveller()]
    await save(one.client, POLISH)
    expect((await read(other.client)).body).toMatchObject({ language: 'en' })
    expectProblem(await read(new TestClient(service.url)), { code: 'UNAUTHORIZED' })
    expectProblem(await save(new TestClient(service.url), POLISH), { code: 'UNAUTHORIZED' })
  })

  it('decide the language of mails from then on', async () => {
    const { client, email } = await traveller()
    await save(client, POLISH)
    await client.call('POST', '/api/auth/forgot-password', { email })
    expect(await subjectsTo(service, email)).toContain('Zresetuj hasło')
    await save(client, { ...POLISH, language: 'en' })
    await client.call('POST', '/api/auth/forgot-password', { email })
    expect(await subjectsTo(service, email)).toContain('Reset your password')
  })

  it.each([
    ['a language that is none', { ...POLISH, language: 'xx' }],
    ['a currency that is none', { ...POLISH, currency: 'XXX' }],
    ['a unit that is none', { ...POLISH, distanceUnit: 'furlong' }],
    ['a part that is missing', { language: 'pl', currency: 'PLN' }],
    ['a part too many', { ...POLISH, isAdmin: true }],
  ])('refuse %s and stay as they were', async (_name, preferences) => {
    const { client } = await traveller()
    await save(client, POLISH)
    expectProblem(await save(client, preferences), { code: 'INVALID_REQUEST' })
    expect((await read(client)).body).toEqual(POLISH)
  })
})
