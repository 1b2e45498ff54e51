import { MS_PER_HOUR, PARTNER_KEY_OVERLAP_HOURS } from '@fiacre/sdk/rules'
import { createKey, listKeys, revokeKey, rotateKey } from '#people/partners/keys.service.ts'
import { findPartner } from '#people/partners/partners.service.ts'
import { PARTNER_SCOPES } from '#platform/contract/partner-scopes.ts'
import type { PartnerScope } from '#platform/http/partner-call.ts'
import { oneOf, table, wholeNumber, word, type Command, type Typed } from './command.ts'

/** The keys that partners call with. A key is printed once, when it is made. */
export const keyCommands: Command[] = [
  {
    usage: 'keys list <partner>',
    about:
      'every key of a partner by its hint; rotate those with a time under exposedAt, as others may have them',
    async run(orm, typed) {
      const { id } = await findPartner(orm, word(typed, 0, 'partner'))
      return table((await listKeys(orm, id)).map((key) => ({ ...key })))
    },
  },
  {
    usage:
      'keys create <partner> [--kind publishable|secret] [--mode test|live] [--scopes journeys,checkouts]',
    about:
      'makes a key, publishable and test unless told otherwise, and shows it once; a secret one may do no more than its scopes say',
    async run(orm, typed, now) {
      const { id } = await findPartner(orm, word(typed, 0, 'partner'))
      const kind = oneOf(typed, 'kind', ['publishable', 'secret'])
      const mode = oneOf(typed, 'mode', ['test', 'live'])
      return `${await createKey(orm, id, { kind, mode, scopes: scopesTyped(typed) }, now)}\nKeep it now: it is not shown again.`
    },
  },
  {
    usage: `keys rotate <key id> [--overlap-hours ${PARTNER_KEY_OVERLAP_HOURS}]`,
    about: 'makes a key in the place of another, which works on for the overlap',
    async run(orm, typed, now) {
      const hours = wholeNumber(typed, 'overlap-hours') ?? PARTNER_KEY_OVERLAP_HOURS
      const key = await rotateKey(orm, word(typed, 0, 'key id'), hours * MS_PER_HOUR, now)
      return `${key}\nKeep it now: it is not shown again. The old key works for ${hours} more hours.`
    },
  },
  {
    usage: 'keys revoke <key id>',
    about: 'ends a key at once',
    async run(orm, typed, now) {
      await revokeKey(orm, word(typed, 0, 'key id'), now)
      return 'revoked'
    },
  },
]

/** @throws Error for a scope that there is not */
function scopesTyped({ options }: Typed): PartnerScope[] | undefined {
  return options.scopes?.split(',').map((text) => {
    const scope = PARTNER_SCOPES.find((one) => one === text.trim())
    if (scope) return scope
    throw new Error(`--scopes takes ${PARTNER_SCOPES.join(', ')}, not "${text}".`)
  })
}
