import { afterEach, describe, expect, it } from 'vitest'
import { TestClient } from '../../test/client.ts'
import { testService, type TestService } from '../../test/service.ts'

let service: TestService
afterEach(() => service.close())

describe('what pages need to know', () => {
  it.each([
    [{}, null],
    [{ GOOGLE_PLACES_KEY: 'AIza-browser_key' }, 'AIza-browser_key'],
  ])('with %j is the key %s', async (env, googlePlacesKey) => {
    service = await testService(env)
    const { status, body, headers } = await new TestClient(service.url).call('GET', '/api/client-settings')
    expect(status).toBe(200)
    expect(body).toEqual({ googlePlacesKey })
    expect(headers.get('cache-control')).toBe('public, max-age=300')
  })
})
