import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as base, type Page } from '@playwright/test'

/** A page that somebody else has made. */
export interface HostPage {
  body: string
  head?: string
  /** Attributes of `<html>`. */
  root?: string
  /** Left out, the one of standards mode. */
  doctype?: string
  /** Content-Security-Policy; left out, none. */
  policy?: string
}

/** A server of pages of another origin than the service's. */
export interface Host {
  origin: string
  /** Where the service is. */
  site: string
  /** Serves a page and answers its address. */
  add: (page: HostPage) => string
  /** Serves a file and answers its path. */
  file: (name: string, type: string, content: string) => string
  /** The script that a partner pastes, with what it says of itself. */
  script: (more?: string) => string
  /** The script and the form. */
  tags: (attributes?: string, more?: string) => string
}

/** Tests on partners' pages: the browser brings no cookies along, and the pages share one server. */
export const test = base.extend<object, { host: Host }>({
  host: [
    // Playwright reads from the pattern what a fixture needs.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, use, worker) => {
      const { host, close } = await startHost(worker.project.use.baseURL ?? '')
      await use(host)
      await close()
    },
    { scope: 'worker' },
  ],
})

const ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>'

async function startHost(site: string): Promise<{ host: Host; close: () => Promise<unknown> }> {
  // Whole browsers, unlike those made for tests, ask every host for its icon, and complain when there is none.
  const icon = { headers: { 'Content-Type': 'image/svg+xml' }, content: ICON }
  const served = new Map<string, { headers: Record<string, string>; content: string }>([
    ['/favicon.ico', icon],
  ])
  const server = createServer(({ url = '' }, response) => {
    const found = served.get(new URL(url, site).pathname)
    response.writeHead(found ? 200 : 404, found?.headers ?? {}).end(found?.content)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  const host: Host = {
    origin,
    site,
    add({ policy, ...page }) {
      const path = `/page-${served.size}`
      const headers = { 'Content-Type': 'text/html', ...(policy && { 'Content-Security-Policy': policy }) }
      served.set(path, { headers, content: html(page) })
      return origin + path
    },
    file(name, type, content) {
      served.set(`/${name}`, { headers: { 'Content-Type': type }, content })
      return `/${name}`
    },
    script: (more = 'data-partner="pk_demo"') =>
      `<script src="${site}/widget/v1/fiacre.js" ${more} async></script>`,
    tags: (attributes = '', more) => `${host.script(more)}<fiacre-booking ${attributes}></fiacre-booking>`,
  }
  const close = () =>
    new Promise((resolve) => {
      server.close(resolve)
      server.closeAllConnections()
    })
  return { host, close }
}

const html = ({ doctype = '<!doctype html>', root = 'lang="en"', head = '', body }: HostPage): string =>
  `${doctype}<html ${root}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Hotel</title>${head}</head><body>${body}</body></html>`

/** What a page complains of and asks for, from now on. */
export function watch(page: Page) {
  const errors: string[] = []
  const warnings: string[] = []
  const requests: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
    if (message.type() === 'warning') warnings.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('request', (request) => requests.push(request.url()))
  return { errors, warnings, requests }
}
