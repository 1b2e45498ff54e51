import { request } from 'node:http'

export interface RawAnswer {
  status: number
  headers: Headers
  text: string
  /** The text as JSON, where it is JSON. */
  body: unknown
}

/** Sends a request exactly as given: `fetch` tidies paths and headers, and refuses some methods. */
export async function rawRequest(
  url: string,
  options: {
    method?: string
    path: string
    headers?: Record<string, string | string[]>
    body?: string | Buffer
  },
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const { method = 'GET', path, headers = {}, body } = options
    // Node announces no body of a DELETE by itself.
    const isAnnounced = Object.keys(headers).some((name) =>
      /^(content-length|transfer-encoding)$/i.test(name),
    )
    const length = body === undefined || isAnnounced ? {} : { 'Content-Length': Buffer.byteLength(body) }
    const whole = { hostname, port, method, path, headers: { ...headers, ...length }, agent: false }
    const sent = request(whole, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8')
        const pairs = Object.entries(response.headers).flatMap(([name, value]) =>
          [value ?? []].flat().map((one): [string, string] => [name, one]),
        )
        resolve({ status: response.statusCode ?? 0, headers: new Headers(pairs), text, body: parse(text) })
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
