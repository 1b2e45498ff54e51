import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Orm } from './database/orm.ts'
import type { Destinations } from './destinations/catalogue.service.ts'
import type { Papers } from './documents/open-papers.ts'
import type { ExchangeRatesPort } from './exchange-rates/exchange-rates.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Gateways } from './payments/gateways.ts'
import type { Geocoder } from './places/geocoder/geocoder.ts'
import type { RouteMaps } from './route-maps/route-maps.service.ts'
import type { RouteFinder } from './routing/kept-routes.ts'

/** What every room is given; made once in main, passed down. Nothing lives in module state. */
export interface Context {
  config: Config
  /** The address travellers see, known once the server listens. */
  publicUrl: string
  orm: Orm
  jobs: Jobs
  gateways: Gateways
  /** What the tokens that open checkouts are made with. */
  checkoutSecret: string
  /** What keeps mailboxes and cards apart for promo codes without naming them. */
  promoSecret: string
  exchangeRates: ExchangeRatesPort
  destinations: Destinations
  /** Knows addresses, where one is configured. */
  geocoder: Geocoder | undefined
  routes: RouteFinder
  routeMaps: RouteMaps
  papers: Papers
  /** The clock, so that tests can move it. */
  now: () => Date
  log: Logger
}
