import { describe, expect, it } from 'vitest'
import { createClient } from './create-client.ts'
import { FiacreError } from './errors.ts'
import { json, problem, serve, type Answer } from './test-server.ts'

async function failure(answer: Answer): Promise<FiacreError> {
  const { baseUrl } = await serve(answer)
  const error: unknown = await createClient({ baseUrl })
    .getProfile()
    .catch((reason: unknown) => reason)
  if (!(error instanceof FiacreError))
    throw new Error('The call did not fail with a FiacreError', { cause: error })
  return error
}

describe('a refusal', () => {
  it('carries status, code, detail and request id of the problem document', async () => {
    const error = await failure((response) => problem(response, 401, 'UNAUTHORIZED'))
    expect(error).toMatchObject({
      status: 401,
      code: 'UNAUTHORIZED',
      detail: 'This went wrong: UNAUTHORIZED',
      requestId: 'req-1',
    })
  })

  it('carries the whole problem document', async () => {
    const error = await failure((response) => problem(response, 409, 'EMAIL_TAKEN'))
    expect(error.problem).toMatchObject({ type: '/problems/EMAIL_TAKEN', status: 409 })
  })

  it('has the status, a colon and the body text as its message', async () => {
    const error = await failure((response) => json(response, 401, { message: 'No' }))
    expect(error.message).toBe('401: {"message":"No"}')
  })

  it('has the status text as its message when the body is empty', async () => {
    const error = await failure((response) => response.writeHead(404, 'Not Found').end())
    expect(error.message).toBe('404: Not Found')
  })

  it('shows the message of JSON that is no problem document', async () => {
    const error = await failure((response) => json(response, 403, { message: 'Blocked by the firewall' }))
    expect(error).toMatchObject({ code: 'UNEXPECTED_RESPONSE', detail: 'Blocked by the firewall' })
  })

  it('calls a page in place of a problem document unexpected', async () => {
    const error = await failure((response) =>
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Nothing here</h1>'),
    )
    expect(error).toMatchObject({ code: 'UNEXPECTED_RESPONSE', message: '404: <h1>Nothing here</h1>' })
    expect(error.detail).toContain('It may be under maintenance')
  })

  it('takes the request id from the header when the body has none', async () => {
    const error = await failure((response) => json(response, 403, {}, { 'x-request-id': 'req-9' }))
    expect(error.requestId).toBe('req-9')
  })

  it('says how long to wait when the service says so', async () => {
    const error = await failure((response) =>
      problem(response, 429, 'TOO_MANY_REQUESTS', { 'retry-after': '30' }),
    )
    expect(error.retryAfter).toBe(30)
  })
})

describe('a good status with the wrong answer', () => {
  it('is an error when a page comes where JSON is due', async () => {
    const error = await failure((response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Under maintenance</h1>'),
    )
    expect(error).toMatchObject({ status: 200, code: 'UNEXPECTED_RESPONSE' })
    expect(error.message).toMatch(/^200: The service sent an answer that is not one of its own/)
  })

  it('is an error when the JSON is cut off', async () => {
    const error = await failure((response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":'),
    )
    expect(error).toMatchObject({ status: 200, code: 'UNEXPECTED_RESPONSE' })
  })
})
