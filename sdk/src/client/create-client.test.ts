import { describe, expect, it } from 'vitest'
import { createClient } from './create-client.ts'
import { json, serve } from './test-server.ts'

const credentials = { email: 'maria@example.com', password: 'correct horse battery' }

describe('a call', () => {
  it('answers the JSON of the service', async () => {
    const { baseUrl } = await serve((response) => json(response, 200, { status: 'ok', version: '1.2.3' }))
    await expect(createClient({ baseUrl }).getHealth()).resolves.toEqual({ status: 'ok', version: '1.2.3' })
  })

  it('sends its body as JSON', async () => {
    const { baseUrl, heard } = await serve((response) => json(response, 200, {}))
    await createClient({ baseUrl }).login({ body: credentials })
    expect(heard[0]).toMatchObject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(credentials),
    })
  })

  it('sends the bytes of a file as they are, with the type that they have', async () => {
    const { baseUrl, heard } = await serve((response) => json(response, 201, { id: 'f', bytes: 4 }))
    await createClient({ baseUrl }).uploadCarrierFile({
      body: new Blob(['%PDF'], { type: 'application/pdf' }),
    })
    expect(heard[0]).toMatchObject({ headers: { 'content-type': 'application/pdf' }, body: '%PDF' })
  })

  it('sends no body and no content type when the operation has none', async () => {
    const { baseUrl, heard } = await serve((response) => json(response, 200, { message: 'Signed out.' }))
    await createClient({ baseUrl }).logout()
    expect(heard[0]).toMatchObject({ method: 'POST', body: '' })
    expect(heard[0]?.headers).not.toHaveProperty('content-type')
  })

  it('fills in the path', async () => {
    const { baseUrl, heard } = await serve((response) => json(response, 200, {}))
    await createClient({ baseUrl }).getBooking({ path: { id: 1042 } })
    expect(heard[0]?.url).toBe('/api/bookings/1042')
  })

  it('sends the query without the parameters that have no value', async () => {
    const { baseUrl, heard } = await serve((response) => json(response, 200, { places: [] }))
    await createClient({ baseUrl }).searchPlaces({ query: { q: 'Zürich & co', limit: 5, lang: undefined } })
    expect(heard[0]?.url).toBe('/api/places?q=Z%C3%BCrich+%26+co&limit=5')
  })

  it('works with a base address that ends in a slash', async () => {
    const { baseUrl, heard } = await serve((response) => json(response, 200, {}))
    await createClient({ baseUrl: `${baseUrl}/` }).getHealth()
    expect(heard[0]?.url).toBe('/health')
  })

  it("carries the client's headers and its own", async () => {
    const { baseUrl, heard } = await serve((response) => json(response, 200, {}))
    await createClient({ baseUrl, headers: { 'x-a': '1' } }).getHealth({ headers: { 'x-b': '2' } })
    expect(heard[0]?.headers).toMatchObject({ 'x-a': '1', 'x-b': '2' })
  })

  it('goes through the fetch it is given, with cookies unless told otherwise', async () => {
    const seen: Request[] = []
    const fetch: typeof globalThis.fetch = async (input) => {
      seen.push(input as Request)
      return Response.json({})
    }
    await createClient({ baseUrl: 'http://fiacre.test', fetch }).getHealth()
    await createClient({ baseUrl: 'http://fiacre.test', fetch, credentials: 'omit' }).getHealth()
    expect(seen.map((request) => request.credentials)).toEqual(['include', 'omit'])
  })

  it('says what to do when a program does not name the host', async () => {
    await expect(createClient().getHealth()).rejects.toThrow('Pass createClient({ baseUrl:')
  })

  it('says what to do when a path parameter is empty', async () => {
    const path = { id: undefined as unknown as number }
    await expect(createClient({ baseUrl: 'http://fiacre.test' }).getBooking({ path })).rejects.toThrow(
      'Pass it as path: { id:',
    )
  })
})
