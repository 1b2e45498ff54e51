import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { createClient } from './create-client.ts'
import { FiacreNetworkError, FiacreTimeoutError } from './errors.ts'
import { json, serve } from './test-server.ts'

const body = { email: 'maria@example.com', password: 'correct horse battery' }

/** A port that nobody listens on: it was free a moment ago. */
async function deafUrl(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return `http://127.0.0.1:${port}`
}

describe('a call that gets no answer', () => {
  it('times out after the time the client sets', async () => {
    const { baseUrl } = await serve(() => {})
    const error: unknown = await createClient({ baseUrl, timeoutMs: 60 })
      .getHealth()
      .catch((e: unknown) => e)
    expect(error).toBeInstanceOf(FiacreTimeoutError)
    expect(error).toMatchObject({ timeoutMs: 60 })
  })

  it('times out after the time the call sets', async () => {
    const { baseUrl } = await serve(() => {})
    const call = createClient({ baseUrl }).getSession({ timeoutMs: 60 })
    await expect(call).rejects.toMatchObject({ name: 'FiacreTimeoutError', timeoutMs: 60 })
  })

  it('times out when the answer begins and never ends', async () => {
    const { baseUrl } = await serve((response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('{"status"')
    })
    await expect(createClient({ baseUrl, timeoutMs: 60 }).getHealth()).rejects.toBeInstanceOf(
      FiacreTimeoutError,
    )
  })

  it('does not go out again after a time-out', async () => {
    const { baseUrl, heard } = await serve(() => {})
    await createClient({ baseUrl, timeoutMs: 60 })
      .getHealth()
      .catch(() => {})
    expect(heard).toHaveLength(1)
  })

  it('is a network error when the connection is refused', async () => {
    const baseUrl = await deafUrl()
    const error: unknown = await createClient({ baseUrl })
      .login({ body })
      .catch((e: unknown) => e)
    expect(error).toBeInstanceOf(FiacreNetworkError)
    expect(error).toMatchObject({ message: expect.stringContaining(`${baseUrl}/api/auth/login`) })
  })

  it('is a network error when the connection breaks in the middle of the answer', async () => {
    const { baseUrl } = await serve((response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
      response.write('{"status"', () => response.destroy())
    })
    await expect(createClient({ baseUrl }).getHealth()).rejects.toBeInstanceOf(FiacreNetworkError)
  })
})

describe('a call that the caller aborts', () => {
  it("rejects with the signal's reason", async () => {
    const { baseUrl } = await serve(() => {})
    const reason = new Error('The traveller went on typing')
    const controller = new AbortController()
    setTimeout(() => controller.abort(reason), 30)
    await expect(createClient({ baseUrl }).getHealth({ signal: controller.signal })).rejects.toBe(reason)
  })

  it('does not go out when it was aborted before', async () => {
    const { baseUrl, heard } = await serve((response) => json(response, 200, {}))
    await createClient({ baseUrl })
      .getHealth({ signal: AbortSignal.abort() })
      .catch(() => {})
    expect(heard).toHaveLength(0)
  })

  it('does not go out again when it is aborted between two tries', async () => {
    const { baseUrl, heard } = await serve((response) => json(response, 503, {}, { 'retry-after': '1' }))
    const signal = AbortSignal.timeout(200)
    await createClient({ baseUrl })
      .getHealth({ signal })
      .catch(() => {})
    expect(heard).toHaveLength(1)
  })
})
