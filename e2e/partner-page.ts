import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A page of another origin that pastes the tag. */
export type PartnerPage = { readonly url: string; readonly close: () => Promise<unknown> }

/** Serves a page with the tag, under a strict content policy. */
export async function partnerPage(site: string, attributes: string): Promise<PartnerPage> {
  const server = createServer((_request, response) => {
    response
      .writeHead(200, { 'Content-Type': 'text/html', 'Content-Security-Policy': policy(site) })
      .end(html(site, attributes))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

const html = (site: string, attributes: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Hotel</title></head><body>
<script src="${site}/widget/v1/fiacre.js" async></script>
<fiacre-booking ${attributes}></fiacre-booking></body></html>`

const policy = (site: string) =>
  `default-src 'none'; script-src ${site}; connect-src ${site}; img-src ${site}; font-src ${site}; style-src 'self'`
