import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A page of another origin that pastes the tag. */
export type PartnerPage = { readonly url: string; readonly close: () => Promise<unknown> }

/** What such a page may do otherwise. */
interface Other {
  /** The tag; left out, that of the moving channel. */
  script?: string
  /** What the page lets run besides the service's scripts. */
  scriptSource?: string
  headers?: Record<string, string>
}

/** Serves a page with the tag, under a strict content policy. */
export async function partnerPage(site: string, attributes: string, other: Other = {}): Promise<PartnerPage> {
  const {
    script = `<script src="${site}/widget/v1/fiacre.js" data-partner="pk_demo" async></script>`,
    headers,
  } = other
  const policy = contentPolicy(site, other.scriptSource)
  const server = createServer((_request, response) => {
    response
      .writeHead(200, { 'Content-Type': 'text/html', 'Content-Security-Policy': policy, ...headers })
      .end(html(script, attributes))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

const html = (script: string, attributes: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Hotel</title></head><body>
${script}
<fiacre-booking partner="pk_demo" ${attributes}></fiacre-booking></body></html>`

const contentPolicy = (site: string, scriptSource = '') =>
  `default-src 'none'; script-src ${site} ${scriptSource}; connect-src ${site}; img-src ${site}; font-src ${site}; style-src 'self'`
