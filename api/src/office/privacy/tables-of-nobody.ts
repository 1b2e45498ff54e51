import { KEPT_DAYS } from '@fiacre/sdk/rules'
import { sql } from 'kysely'
import { daysBefore } from './keeping.ts'
import type { KeptTable } from './kept-table.ts'

const OURS: KeptTable = { kept: { until: 'nobody is in it' }, ours: '*' }

/** The tables that tell nothing of any person, which the list of personal data names all the same, so that it is whole. */
export const TABLES_OF_NOBODY: Record<string, KeptTable> = {
  // The books name accounts by ids that lead to nobody, and are never changed.
  ledger_entry: { kept: { until: 'the books are closed: it names nobody' }, ours: 'account currency' },
  ledger_posting: { kept: { until: 'the books are closed: it names nobody' }, ours: 'reference kind' },

  // What was done, and what is wrong, with the service itself; who takes it up is one of our own people, by an id.
  backup_record: { kept: { until: 'nobody is in it' }, ours: 'kind' },
  health_alert: { kept: { until: 'it is well again' }, ours: 'name' },

  // Sums of a day.
  figure_day: { kept: { until: 'nobody is in it' }, ours: 'day country language' },
  partner_figure_day: {
    kept: { gone: (now) => sql`day < ${daysBefore(now, KEPT_DAYS.partnerFigures)}::date` },
    ours: 'day campaign promo_code from_place to_place',
  },
  figure_state: OURS,
  promo_code: { kept: { until: 'the partner leaves' }, ours: 'code vehicle_type_ids' },

  screening_run: OURS,
  agreement_version: { kept: { until: 'nobody is in it' }, ours: 'document hashes' },

  carrier_rate: { kept: { until: 'nobody ends it: rides are explained by it' }, ours: 'country_code note' },

  // What operators set, and why: prices, hours, switches, questions and answers.
  setting_version: {
    kept: { until: 'nobody ends it: quotes are explained by it' },
    ours: 'kind valid_from value reason',
  },

  // What we fill ourselves.
  secret: OURS,
  place: OURS,
  place_outside: OURS,
  place_search: OURS,
  place_elsewhere: OURS,
  seed_version: OURS,
  stage: OURS,
  road_network: OURS,
  exchange_rate: OURS,
  mikro_orm_migrations: OURS,
  'jobs.version': OURS,
  'jobs.queue': OURS,
  'jobs.queue_stats': OURS,
  'jobs.schedule': OURS,
  'jobs.subscription': OURS,
  'jobs.job_dependency': OURS,
  'jobs.bam': OURS,
  'jobs.warning': OURS,
}
