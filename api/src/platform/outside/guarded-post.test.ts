import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { guardedPost } from './guarded-post.ts'

async function serve(answer: RequestListener) {
  const heard: string[] = []
  const server = createServer((request, response) => {
    heard.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return { heard, port: (server.address() as AddressInfo).port }
}

const post = (
  url: string,
  { addresses = [], allowsLoopback = true }: { addresses?: string[]; allowsLoopback?: boolean } = {},
) =>
  guardedPost(
    { url: new URL(url), headers: {}, body: '{}' },
    { resolve: () => Promise.resolve(addresses), allowsLoopback, signal: new AbortController().signal },
  )

const kindOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (error: { kind: string }) => error.kind,
  )

it('answers a redirect as it came, and does not follow it', async () => {
  const inside = await serve((_, response) => response.end('secret'))
  const { port } = await serve((_, response) =>
    response.writeHead(302, { location: `http://127.0.0.1:${inside.port}/` }).end(),
  )
  // A name of this machine, which no name server knows: the connection goes to the address that was looked at.
  expect(await post(`http://hotel.localhost:${port}/`)).toMatchObject({ status: 302 })
  expect(inside.heard).toEqual([])
})

it('reads no more than a little of an answer that never ends', async () => {
  const { port } = await serve((_, response) => {
    const more = () => void (response.destroyed || response.write('x'.repeat(9000), more))
    more()
  })
  const { status, text } = await post(`http://localhost:${port}/`)
  expect([status, text.length]).toEqual([200, 16_384])
})

it('goes nowhere inside: not by an address, however it is written, and not by a name that leads there', async () => {
  const { heard, port } = await serve((_, response) => response.end())
  const addresses = ['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '127.1', '0x7f.0.0.1', '0']
  for (const host of addresses) {
    expect(await kindOf(post(`http://${host}:${port}/`, { allowsLoopback: false })), host).toBe('blocked')
  }
  const names = [['127.0.0.1'], ['93.184.216.34', '10.0.0.1'], ['::1'], ['64:ff9b::7f00:1']]
  for (const found of names) {
    const asked = post(`http://hotel.example:${port}/`, { addresses: found })
    expect(await kindOf(asked), found.join()).toBe('blocked')
  }
  expect(await kindOf(post('http://hotel.example/', { addresses: [] }))).toBe('unresolved')
  expect(heard).toEqual([])
})

it('asks for a name once, and connects to what was looked at', async () => {
  const { heard } = await serve((_, response) => response.end())
  let asked = 0
  const rebinding = () => Promise.resolve(asked++ === 0 ? ['192.0.2.1'] : ['127.0.0.1'])
  const failure = guardedPost(
    { url: new URL('http://hotel.example/'), headers: {}, body: '' },
    { resolve: rebinding, allowsLoopback: true, signal: new AbortController().signal },
  )
  expect([await kindOf(failure), asked, heard]).toEqual(['blocked', 1, []])
})

it('says that nobody listens, and ends when it is told to', async () => {
  expect(await kindOf(post('http://127.0.0.1:1/'))).toBe('unreachable')
  const ending = new AbortController()
  const { port } = await serve(() => ending.abort(new Error('the service stops')))
  const asked = guardedPost(
    { url: new URL(`http://127.0.0.1:${port}/`), headers: {}, body: '' },
    { resolve: () => Promise.resolve([]), allowsLoopback: true, signal: ending.signal },
  )
  await expect(asked).rejects.toThrow('the service stops')
})
