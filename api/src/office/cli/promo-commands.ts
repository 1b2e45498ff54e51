import { VEHICLE_CLASSES } from '@fiacre/sdk/rules'
import { findPartner } from '#people/partners/partners.service.ts'
import { endPromo, listPromos } from '#prices/promotions/promo-codes.service.ts'
import { makePromo } from '../settings/promo-codes.ts'
import { moment, table, wholeNumber, word, type Command, type Typed } from './command.ts'

/** Codes that lower a price. */
export const promoCommands: Command[] = [
  {
    usage: 'promos list',
    about: 'every code, and how often it was used',
    run: async (orm) => table((await listPromos(orm)).map((promo) => ({ ...promo }))),
  },
  {
    usage:
      'promos create <code> --percent 10 | --amount 15.00 [--partner …] [--from 2026-12-01] [--until 2027-01-01] [--classes economy,van] [--max-uses 100] [--max-uses-per-traveller 1]',
    about: 'makes a code: for one partner or everyone, for some days, classes and uses',
    async run(orm, typed, now) {
      const { partner } = typed.options
      const { code } = await makePromo(
        { orm, now: () => now },
        // Whoever sits at the server is nobody of the back office.
        null,
        {
          code: word(typed, 0, 'code'),
          percent: wholeNumber(typed, 'percent'),
          amountCents: amountCents(typed),
          partnerId: partner === undefined ? undefined : (await findPartner(orm, partner)).id,
          vehicleTypeIds: classIds(typed),
          startsAt: moment(typed, 'from'),
          endsAt: moment(typed, 'until'),
          maxUses: wholeNumber(typed, 'max-uses'),
          maxUsesPerTraveller: wholeNumber(typed, 'max-uses-per-traveller'),
          reason: 'Made on the command line.',
        },
      )
      return code
    },
  },
  {
    usage: 'promos end <code>',
    about: 'ends a code; prices that hold it keep it until they run out',
    async run(orm, typed, now) {
      await endPromo(orm, word(typed, 0, 'code'), now)
      return 'ended'
    },
  },
]

function amountCents({ options }: Typed): number | undefined {
  const { amount } = options
  if (amount === undefined) return undefined
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(amount)) throw new Error('--amount takes euros such as 15 or 15.00.')
  return Math.round(Number(amount) * 100)
}

function classIds({ options }: Typed): number[] | undefined {
  return options.classes?.split(',').map((text) => {
    const name = text.trim().toLowerCase()
    const found = VEHICLE_CLASSES.find((one) => one.name.toLowerCase() === name || String(one.id) === name)
    if (found) return found.id
    throw new Error(
      `There is no class "${text}". There are ${VEHICLE_CLASSES.map((one) => one.name).join(', ')}.`,
    )
  })
}
