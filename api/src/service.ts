import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { pino } from 'pino'
import { createFirstAdmin } from './people/accounts/first-admin.ts'
import { startBookingJobs } from './bookings/checkout/booking-jobs.ts'
import { claimDatabase } from './office/stage/claim-database.ts'
import { completeMail } from './bookings/mail/complete-mail.ts'
import type { Config } from './platform/settings/config.ts'
import type { Context } from './platform/context/context.ts'
import { openStoredSettings } from './platform/stored-settings/stored-settings.ts'
import { watchRoom } from './platform/database/embedded/disk-room.ts'
import { openDatabase, whereOf } from './platform/database/open-database.ts'
import { sealKeyOf } from './platform/database/seal.ts'
import { sharedSecret } from './platform/database/secrets.ts'
import { startRefusal } from './platform/database/start-refusal.ts'
import { createApp, readBuiltFiles } from './app.ts'
import { entities } from './entities.ts'
import { seed } from './seed.ts'
import { destinationsOf } from './prices/destinations/catalogue.service.ts'
import { transfersOf } from './prices/destinations/transfers/transfers.service.ts'
import { openLinkPictures } from './prices/public-pages/link-pictures/link-pictures.ts'
import { openPapers } from './bookings/documents/open-papers.ts'
import { openExchangeRates } from './prices/exchange-rates/open-exchange-rates.ts'
import { assertFitForStrangers, isExposed } from './platform/settings/exposure.ts'
import { boundedPipeline } from './platform/http/bounded-pipeline.ts'
import { listen, stopListening } from './platform/http/listen.ts'
import { logError } from './platform/http/log-error.ts'
import { openServer } from './platform/http/open-server.ts'
import { allEnded } from './platform/threads/all-ended.ts'
import { startJobs } from './platform/jobs/jobs.ts'
import { admitMail } from './platform/mail/admit-mail.ts'
import { startMailWorker } from './platform/mail/mail.service.ts'
import { openPost } from './platform/mail/delivery/open-post.ts'
import { smsGateway } from './platform/sms/sms-gateway.ts'
import { startWebhooks } from './platform/webhooks/webhook-worker.ts'
import { seedDemoCarriers } from './people/carriers/demo/seed-demo-carriers.ts'
import { startAgreementJobs } from './office/agreements/agreement-jobs.ts'
import { startCarrierJobs } from './office/carriers/carrier-jobs.ts'
import { openFiles } from './platform/files/open-files.ts'
import { sanctionsList } from './people/carriers/screening/sanctions-list.ts'
import { vatRegister } from './people/businesses/vat-register.ts'
import { requestWriter } from './people/partners/write-requests.ts'
import { seedDemoPartner } from './people/partners/demo-partner.ts'
import { openGateways } from './money/payments/gateways.ts'
import { startSandboxCallbacks } from './money/payments/sandbox/sandbox-callback.ts'
import { forgetSentMail } from './office/privacy/forget-sent-mail.ts'
import { startFigures } from './office/figures/schedule.ts'
import { startApprovalJobs } from './office/approvals/approval-jobs.ts'
import { startHealthWatch } from './office/health/watch-health.ts'
import { startUpkeep } from './office/privacy/schedule.ts'
import { flightStatus } from './rides/day/flight-status.ts'
import { startDayJobs } from './rides/day/day-jobs.ts'
import { startPayoutJobs } from './money/payouts/payout-jobs.ts'
import { startInvoiceJobs } from './money/receivables/invoice-jobs.ts'
import { startRideJobs } from './rides/offers/ride-jobs.ts'
import { startRatingJobs } from './rides/ratings/ask-ratings.ts'
import { followWithRides } from './rides/ride/follow-with-rides.ts'
import { drivesOfRides } from './rides/ride/rides-of-booking.ts'
import { routeMaps } from './map/route-maps/route-maps.service.ts'
import { outsideTransactions } from './platform/database/outside-transactions.ts'
import { keptRoutes } from './map/routing/kept-routes.ts'
import { openGeocoder } from './map/places/geocoder/open-geocoder.ts'
import { openRouting } from './map/routing/open-routing.ts'

export interface Service {
  url: string
  context: Context
  stop(): Promise<void>
}

/**
 * The service from configuration to listening socket, in order: database, jobs, application. `stop` undoes it
 * in reverse and waits for what is under way. A start that fails leaves nothing open.
 * @param report takes a line of progress for people
 * @throws SettingError when it cannot start as it was told to
 */
export async function runService(
  config: Config,
  report: (line: string) => void,
  now: () => Date = () => new Date(),
): Promise<Service> {
  assertFitForStrangers(config)
  const opened: (() => Promise<unknown>)[] = []
  try {
    return await open(config, report, now, opened)
  } catch (error) {
    // Why it failed is what counts, whatever closing meets.
    for (const close of opened.toReversed()) await close().catch(() => {})
    throw startRefusal(error, whereOf(config)) ?? error
  }
}

async function open(
  config: Config,
  report: (line: string) => void,
  now: () => Date,
  opened: (() => Promise<unknown>)[],
): Promise<Service> {
  const log = pino({ level: config.logLevel, serializers: { err: logError } })
  const server = openServer()
  // The port first: a second start on it fails before it touches any data.
  const address = await listen(server, config)
  opened.push(() => stopListening(server))
  // The database is waited for many times: this is read meanwhile.
  const built = nextTurn().then(readBuiltFiles)
  built.catch(() => {})
  const database = await openDatabase(config, { entities, seed }, report)
  opened.push(() => database.close())
  const { orm } = database
  await claimDatabase(orm, config.stage, now())
  if (config.mode !== 'production' || config.isDemo) await seedDemoPartner(orm, now())
  const starting = startJobs(database.connection, log)
  opened.push(async () => (await starting).stop())
  starting.catch(() => {})
  const publicUrl = config.publicUrl ?? address
  const sandbox = await sharedSecret(orm, 'sandbox-callback')
  const session = config.sessionSecret ?? (await sharedSecret(orm, 'session'))
  const gateways = await openGateways(config, { orm, publicUrl, sandboxSecret: sandbox, now, log })
  const db = () => outsideTransactions(orm)
  const routes = keptRoutes(db, openRouting(config, db, log), now)
  const exchangeRates = await openExchangeRates(config, { db, now, log })
  const maps = routeMaps(db, log)
  const papers = openPapers(log)
  const storedSettings = await openStoredSettings(orm, log)
  opened.push(() => storedSettings.stop())
  const transfers = transfersOf(db, routes, storedSettings, now)
  const linkPictures = openLinkPictures({ transfers, routeMaps: maps }, now, log)
  const jobs = await starting
  const context: Context = {
    config,
    publicUrl,
    orm,
    jobs,
    gateways,
    checkoutSecret: await sharedSecret(orm, 'checkout'),
    promoSecret: await sharedSecret(orm, 'promo'),
    secondFactorKey: sealKeyOf(config.secondFactorSecret ?? (await sharedSecret(orm, 'second-factor'))),
    exchangeRates,
    storedSettings,
    destinations: destinationsOf(db, routes, storedSettings, now),
    transfers,
    routes,
    routeMaps: maps,
    papers,
    linkPictures,
    followBooking: followWithRides,
    drivesOf: drivesOfRides,
    geocoder: openGeocoder(config),
    files: openFiles(config),
    vatRegister: vatRegister(config.viesUrl, log),
    partnerRequests: requestWriter(orm, log),
    sms: smsGateway(config.sms),
    flightStatus: flightStatus(config.flights, log),
    sanctions: sanctionsList(config.sanctionsList, { now, log }),
    now,
    log,
  }

  await createFirstAdmin(context)
  if (isOnesOwn(context)) await seedDemoCarriers(context)
  const post = openPost(config, orm, now)
  const webhooks = await startWebhooks(context)
  opened.push(() => webhooks.stop())
  const complete = completeMail(context)
  // Each of them waits for the database several times: together they wait a third as long.
  await allEnded([
    startMailWorker(jobs, { ...post, complete, admit: admitMail(orm, now), sent: forgetSentMail(orm) }),
    startFigures(context),
    startHealthWatch(context),
    startUpkeep(context),
    startBookingJobs(context),
    startApprovalJobs(context),
    startRideJobs(context),
    startDayJobs(context),
    startRatingJobs(context),
    startPayoutJobs(context),
    startInvoiceJobs(context),
    startCarrierJobs(context),
    startAgreementJobs(context),
  ])
  const local = localAddress(server.address() as AddressInfo)
  await startSandboxCallbacks(context, { address: local, publicUrl, secret: sandbox })
  server.on(
    'request',
    boundedPipeline(createApp(context, { session, sandbox }, () => local, await built).callback()),
  )
  const unwatchRoom = config.databaseUrl ? undefined : watchRoom(config.dataDir, log)

  return {
    url: address,
    context,
    async stop() {
      unwatchRoom?.()
      await stopListening(server)
      await Promise.all([papers.close(), maps.close(), linkPictures.close()])
      await context.partnerRequests.stop()
      await exchangeRates.stop()
      await storedSettings.stop()
      await webhooks.stop()
      await jobs.stop()
      await database.close()
    },
  }
}

/** Development on this machine alone: what is made for trying out has passwords that everybody can read. */
function isOnesOwn({ config }: Context): boolean {
  return config.mode === 'development' && !config.isDemo && !isExposed(config)
}

/** Where this process reaches itself; what listens everywhere listens here too. */
function localAddress({ address, family, port }: AddressInfo): string {
  if (address === '0.0.0.0' || address === '::') return `http://127.0.0.1:${port}`
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}
