import type { AddressInfo } from 'node:net'
import Router from '@koa/router'
import Koa from 'koa'

/** A bare Koa application: one route, one small answer. What any service on Koa costs at least. */
const router = new Router()
router.get('/hello', (ctx) => {
  ctx.body = { message: 'Good morning', carriages: 5 }
})

const app = new Koa()
app.use(router.routes())
const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`ready http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
process.on('SIGTERM', () => process.exit(0))
