import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** Serves the page on an origin that is not the service's, under a strict content policy. */
const service = process.env['FIACRE_URL'] ?? 'http://127.0.0.1:3000'
const port = Number(process.env['PORT'] ?? 4001)
const policy = `default-src 'none'; script-src 'self' ${service}; connect-src ${service}; img-src ${service}; font-src ${service}; style-src 'self'; require-trusted-types-for 'script'`
const FILES: Record<string, string> = {
  '/': 'text/html',
  '/offer.js': 'text/javascript',
  '/hotel.css': 'text/css',
}

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const type = FILES[pathname]
  if (!type) return response.writeHead(404).end()
  const file = new URL(`public${pathname === '/' ? '/index.html' : pathname}`, import.meta.url)
  const text = readFileSync(file, 'utf8').replaceAll('https://fiacre.example', service)
  response
    .writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': policy })
    .end(text)
}).listen(port, '127.0.0.1', () => console.log(`A hotel's page: http://localhost:${port}`))
