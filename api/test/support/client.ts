import { rawRequest } from './raw-request.ts'

/** A browser as far as the API can tell: it keeps cookies and sends its origin. */
export class TestClient {
  readonly url: string
  /** The name it knows the service by, where a proxy stands between. */
  readonly #host: string | undefined
  /** Opens the link that confirms the address, when a booking is refused without it. */
  confirmsAddress: (() => Promise<void>) | undefined
  #cookies = new Map<string, string>()

  constructor(url: string, host?: string) {
    this.url = url
    this.#host = host
  }

  get cookieHeader(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** Sends a request as it is. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    if (this.#cookies.size > 0) headers.set('Cookie', this.cookieHeader)
    const response = this.#host
      ? await this.#throughProxy(this.#host, path, init, headers)
      : await fetch(new URL(path, this.url), { redirect: 'manual', ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const [name = '', ...value] = pair.split('=')
      if (/expires=Thu, 01 Jan 1970/i.test(line)) this.#cookies.delete(name)
      else this.#cookies.set(name, value.join('='))
    }
    return response
  }

  /** `fetch` names the host that it connects to, whatever it is told. */
  async #throughProxy(host: string, path: string, init: RequestInit, headers: Headers): Promise<Response> {
    const {
      status,
      headers: answered,
      text,
    } = await rawRequest(this.url, {
      method: init.method ?? 'GET',
      path,
      headers: { ...Object.fromEntries(headers), Host: host },
      ...(typeof init.body === 'string' && { body: init.body }),
    })
    return new Response([204, 304].includes(status) ? null : text, { status, headers: answered })
  }

  /** Sends JSON and reads JSON. */
  async call<Body = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: Body; headers: Headers }> {
    const response = await this.fetch(path, {
      method,
      headers: body === undefined ? headers : { 'Content-Type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (this.confirmsAddress && response.status === 409 && text.includes('CONFIRM_ADDRESS_FIRST')) {
      await this.confirmsAddress()
      return this.call(method, path, body, headers)
    }
    return {
      status: response.status,
      body: (text ? JSON.parse(text) : undefined) as Body,
      headers: response.headers,
    }
  }
}
