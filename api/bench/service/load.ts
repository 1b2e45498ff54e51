import { Agent, request } from 'node:http'

export interface Call {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: unknown
}

/** Makes the next call of a load; undefined when there is nothing left to send. */
export type NextCall = () => Call | undefined

export interface Sample {
  requests: number
  seconds: number
  /** Of every request, ascending, in ms. */
  latencies: number[]
}

/**
 * Keeps a number of connections busy for a while: each sends its next call when the last is answered.
 * @throws Error when an answer is not 2xx: a benchmark of failures would say nothing
 */
export async function load(
  url: string,
  next: NextCall,
  options: { connections: number; seconds: number; signal: AbortSignal },
): Promise<Sample> {
  const agent = new Agent({ keepAlive: true, maxSockets: options.connections })
  const latencies: number[] = []
  const started = performance.now()
  const end = started + options.seconds * 1000
  const work = async () => {
    while (performance.now() < end && !options.signal.aborted) {
      const call = next()
      if (!call) return
      const sent = performance.now()
      await send(agent, url, call)
      latencies.push(performance.now() - sent)
    }
  }
  try {
    await Promise.all(Array.from({ length: options.connections }, work))
  } finally {
    agent.destroy()
  }
  const seconds = (performance.now() - started) / 1000
  return { requests: latencies.length, seconds, latencies: latencies.toSorted((a, b) => a - b) }
}

/** Sends calls by the clock, whether or not earlier ones are answered; latency counts from the due moment. */
export async function pacedLoad(
  url: string,
  next: NextCall,
  options: { perSecond: number; seconds: number; signal: AbortSignal },
): Promise<Sample> {
  const agent = new Agent({ keepAlive: true })
  const started = performance.now()
  const count = Math.round(options.perSecond * options.seconds)
  const one = async (index: number) => {
    const due = started + (index * 1000) / options.perSecond
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
    const call = options.signal.aborted ? undefined : next()
    if (!call) return []
    await send(agent, url, call)
    return [performance.now() - due]
  }
  try {
    const latencies = (await Promise.all(Array.from({ length: count }, (_, index) => one(index)))).flat()
    const seconds = (performance.now() - started) / 1000
    return { requests: latencies.length, seconds, latencies: latencies.toSorted((a, b) => a - b) }
  } finally {
    agent.destroy()
  }
}

/** @throws Error when an answer is not 2xx */
export function send(agent: Agent, url: string, call: Call): Promise<void> {
  const body = call.body === undefined ? undefined : JSON.stringify(call.body)
  const headers: Record<string, string | number> = { ...call.headers }
  if (body !== undefined) {
    headers['Content-Type'] = 'application/json'
    headers['Content-Length'] = Buffer.byteLength(body)
  }
  return new Promise((resolve, reject) => {
    const sent = request(new URL(call.path, url), { method: call.method, agent, headers }, (response) => {
      const isGood = response.statusCode !== undefined && response.statusCode < 300
      let text = ''
      response.on('data', (chunk: Buffer) => {
        if (!isGood) text += chunk.toString()
      })
      response.on('error', reject)
      response.on('end', () => {
        if (isGood) resolve()
        else reject(new Error(`${call.method} ${call.path} was answered ${response.statusCode}: ${text}`))
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
