import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import type { Middleware } from 'koa'
import type { Context } from '../context.ts'
import { servedDocument } from '../contract/served-document.ts'
import { PROBLEM_CODES } from './problem-codes.ts'
import { staticFiles } from './static-files.ts'

const swaggerFolder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Fiacre booking API</title>
<link rel="stylesheet" href="/docs/assets/swagger-ui.css">
<link rel="icon" href="/favicon.svg">
</head>
<body>
<div id="swagger-ui"></div>
<script src="/docs/assets/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>`

const START = `SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#swagger-ui',
  deepLinking: true,
  tryItOutEnabled: true,
  withCredentials: true,
  validatorUrl: null,
})`

/** What the page needs of the package, which also ships a page of its own that calls an outside host. */
const ASSETS = new Set(['/docs/assets/swagger-ui.css', '/docs/assets/swagger-ui-bundle.js'])

function only(paths: ReadonlySet<string>, middleware: Middleware): Middleware {
  return (ctx, next) => (paths.has(ctx.path) ? middleware(ctx, next) : next())
}

/** Where the `type` of a problem document leads: every code with its status and its title. */
function problemsPage(): string {
  const rows = Object.entries(PROBLEM_CODES).map(
    ([code, [status, title]]) =>
      `<tr id="${code}"><th scope="row"><code>${code}</code></th><td>${status}</td><td>${title}</td></tr>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Problem codes of the Fiacre booking API</title>
</head>
<body>
<h1>Problem codes</h1>
<p>The <code>code</code> of an error answer never changes its meaning. <a href="/docs">Back to the API</a></p>
<table><thead><tr><th>Code</th><th>Status</th><th>Meaning</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>
</body>
</html>`
}

/** The contract as text, made once a day: its examples happen on the day of the reader. */
function documentOfTheDay(publicUrl: string, now: () => Date): () => string {
  let made = { day: '', text: '' }
  return () => {
    const day = now().toISOString().slice(0, 10)
    if (day !== made.day) made = { day, text: JSON.stringify(servedDocument(publicUrl, now())) }
    return made.text
  }
}

/** The contract at /openapi.json and Swagger UI at /docs, from our own host alone. */
export function docs({ publicUrl, now }: Pick<Context, 'publicUrl' | 'now'>): Middleware[] {
  const document = documentOfTheDay(publicUrl, now)
  return [
    only(ASSETS, staticFiles(swaggerFolder, '/docs/assets')),
    async (ctx, next) => {
      if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next()
      if (ctx.path === '/openapi.json') [ctx.type, ctx.body] = ['json', document()]
      else if (ctx.path === '/docs/start.js') [ctx.type, ctx.body] = ['js', START]
      else if (ctx.path === '/docs/problems') [ctx.type, ctx.body] = ['html', problemsPage()]
      else if (/^\/docs\/?$/.test(ctx.path)) [ctx.type, ctx.body] = ['html', PAGE]
      else return next()
    },
  ]
}
