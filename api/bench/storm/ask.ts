import { request, type Agent } from 'node:http'

export interface Question {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string
}

export interface Answer {
  status: number
  text: string
  ms: number
}

/** Asks once, and takes whatever is answered: a storm is refused too. */
export async function ask(agent: Agent, url: string, question: Question): Promise<Answer> {
  const { method = 'GET', path, headers = {}, body } = question
  const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) }
  const sent = performance.now()
  return new Promise((resolve, reject) => {
    const asked = request(
      new URL(path, url),
      { method, agent, headers: { ...headers, ...length } },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => (text += chunk))
        response.on('error', reject)
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text, ms: performance.now() - sent }),
        )
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })
}
