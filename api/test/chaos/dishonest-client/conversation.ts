import { TestClient } from '../../support/client.ts'

interface Exchange {
  caller: string
  method: string
  path: string
  body: unknown
  status: number
  answer: string
}

/** What a client and the service said to each other, so that a person can read it and say it again. */
export class Conversation {
  readonly #exchanges: Exchange[] = []

  async say<Body = Record<string, unknown>>(
    by: { client: TestClient; name: string; headers?: Record<string, string> },
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; body: Body }> {
    const answer = await by.client.call<Body>(method, path, body, by.headers)
    this.#exchanges.push({
      caller: by.name,
      ...{ method, path, body, status: answer.status },
      answer: brief(answer.body as Record<string, unknown> | undefined),
    })
    return answer
  }

  note(what: string): void {
    this.#exchanges.push({ caller: what, method: '', path: '', body: undefined, status: 0, answer: '' })
  }

  text(): string {
    return this.#exchanges
      .map(({ caller, method, path, body, status, answer }) =>
        method === ''
          ? `  (${caller})`
          : `  ${caller}: ${method} ${path}\n    ${readable(body)}\n    -> ${status} ${answer}`,
      )
      .join('\n')
  }
}

/** What hides in a text is shown: "Za\u200brich". */
function readable(body: unknown): string {
  return (JSON.stringify(body) ?? '').replace(
    /[^ -~\u00a1-\u00ac\u00ae-\u024f]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

interface Answer {
  code?: string
  message?: string
  totalPrice?: number
  oneWayDistance?: number
  pickupPlace?: { label: string }
  destinationPlace?: { label: string }
  quote?: Answer
  booking?: Answer & { pickupLocation?: string; destination?: string; distance?: number }
}

function brief(body: Answer | undefined): string {
  if (!body) return ''
  const { code, message, quote, booking, pickupPlace, destinationPlace, totalPrice, oneWayDistance } = body
  const said = []
  if (code) said.push(`${code} ${message ?? ''}`)
  if (booking)
    said.push(
      `booked ${booking.totalPrice} EUR, ${booking.distance} km: ${booking.pickupLocation} to ${booking.destination}`,
    )
  if (pickupPlace)
    said.push(`${totalPrice} EUR, ${oneWayDistance} km: ${pickupPlace.label} to ${destinationPlace?.label}`)
  if (quote) said.push(`[${brief(quote)}]`)
  return said.join(' ')
}
