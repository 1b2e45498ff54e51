import type { AddressInfo } from 'node:net'
import { createServer } from 'node:http'
import { pino } from 'pino'
import { createFirstAdmin } from './accounts/first-admin.ts'
import { startMoneyJobs } from './checkout/money-jobs.ts'
import { completeAccountMail } from './accounts/links/mint-link.ts'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import { openDatabase } from './database/open-database.ts'
import { sharedSecret } from './database/secrets.ts'
import { createApp } from './app.ts'
import { destinationsOf } from './destinations/catalogue.service.ts'
import { openExchangeRates } from './exchange-rates/open-exchange-rates.ts'
import { listen, stopListening } from './http/listen.ts'
import { logError } from './http/log-error.ts'
import { startJobs } from './jobs/jobs.ts'
import { startMailWorker } from './mail/mail.service.ts'
import { openPost } from './mail/transport.ts'
import { seedDemoPartner } from './partners/demo-partner.ts'
import { openGateways } from './payments/gateways.ts'
import { startSandboxCallbacks } from './payments/sandbox/sandbox-callback.ts'
import { forgetSentMail } from './privacy/forget-sent-mail.ts'
import { startUpkeep } from './privacy/schedule.ts'
import { routeMaps } from './route-maps/route-maps.service.ts'
import { keptRoutes } from './routing/kept-routes.ts'
import { openGeocoder } from './places/geocoder/open-geocoder.ts'
import { openRouting } from './routing/open-routing.ts'

export interface Service {
  url: string
  context: Context
  stop(): Promise<void>
}

/**
 * The service from configuration to listening socket, in order: database, jobs, application. `stop` undoes it
 * in reverse and waits for what is under way.
 * @param report takes a line of progress for people
 */
export async function runService(
  config: Config,
  report: (line: string) => void,
  now: () => Date = () => new Date(),
): Promise<Service> {
  const log = pino({ level: config.logLevel, serializers: { err: logError } })
  const server = createServer()
  // The port first: a second start on it fails before it touches any data.
  const address = await listen(server, config)
  const database = await openDatabase(config, report)
  const { orm } = database
  if (config.mode !== 'production') await seedDemoPartner(orm, now())
  const jobs = await startJobs(database.connection, log)
  const publicUrl = config.publicUrl ?? address
  const sandbox = await sharedSecret(orm, 'sandbox-callback')
  const session = config.sessionSecret ?? (await sharedSecret(orm, 'session'))
  const gateways = await openGateways(config, { orm, publicUrl, sandboxSecret: sandbox, now, log })
  const db = () => orm.em.fork().getKysely()
  const routes = keptRoutes(db, openRouting(config, db, log), now)
  const exchangeRates = await openExchangeRates(config, { db, now, log })
  const context: Context = {
    config,
    publicUrl,
    orm,
    jobs,
    gateways,
    checkoutSecret: await sharedSecret(orm, 'checkout'),
    exchangeRates,
    destinations: destinationsOf(db, now),
    routes,
    routeMaps: routeMaps(db),
    geocoder: openGeocoder(config),
    now,
    log,
  }

  await createFirstAdmin(context)
  const post = openPost(config.smtpUrl, orm, now)
  await startMailWorker(
    jobs,
    post.deliver,
    (mail, id) => completeAccountMail(context, mail, id),
    post.plan,
    (to, id) => forgetSentMail(orm, to, id),
  )
  await startUpkeep(context)
  await startMoneyJobs(context)
  const local = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await startSandboxCallbacks(context, local, sandbox)
  server.on('request', createApp(context, { session, sandbox }, () => local).callback())

  return {
    url: address,
    context,
    async stop() {
      await stopListening(server)
      await exchangeRates.stop()
      await jobs.stop()
      await database.close()
    },
  }
}
