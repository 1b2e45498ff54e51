import { Readable } from 'node:stream'
import { yearlyFigures, type YearlyFigures } from '#money/payouts/yearly-figures.ts'
import type { Context } from '#platform/context/context.ts'
import { csvLine } from '../admin/csv.ts'

/** Payees of one file. */
const MOST = 20_000

const ABOUT = [
  'kind',
  'id',
  'name',
  'businessKind',
  'countryCode',
  'city',
  'address',
  'zipCode',
  'registerNumber',
  'taxNumber',
  'vatNumber',
  'iban',
  'holder',
] as const satisfies readonly (keyof YearlyFigures)[]
const OF_QUARTER = ['considerationCents', 'withheldCents', 'activities'] as const
const QUARTERS = [1, 2, 3, 4].flatMap((number) => OF_QUARTER.map((name) => `q${number}.${name}`))

/** What each carrier and partner earned in a year, as comma-separated values: one line each. */
export async function yearlyFile({ orm }: Context, year: number): Promise<Readable> {
  const payees = await yearlyFigures(orm.em.fork(), year, MOST)
  const lines = payees.map(({ quarters, ...about }) =>
    csvLine([
      ...ABOUT.map((name) => about[name]),
      ...quarters.flatMap((quarter) => OF_QUARTER.map((name) => quarter[name])),
    ]),
  )
  return Readable.from([csvLine([...ABOUT, ...QUARTERS]), ...lines])
}
