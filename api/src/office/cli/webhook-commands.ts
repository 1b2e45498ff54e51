import { WEBHOOK_OVERLAP_HOURS } from '@fiacre/sdk/rules'
import { findPartner } from '#people/partners/partners.service.ts'
import { BOOKING_EVENT_TYPES } from '#bookings/booking/booking-news.ts'
import { listDeliveries, ping, replay } from '#platform/webhooks/deliveries.service.ts'
import {
  addEndpoint,
  endpointsOf,
  removeEndpoint,
  rotateSecret,
  setEndpointState,
} from '#platform/webhooks/endpoints.service.ts'
import { moment, oneOf, table, wholeNumber, word, type Command, type Typed } from './command.ts'
import type { PartnerDesk } from './partner-desk.ts'

const SHOWN_DELIVERIES = 50
/** Of what a server answered, as much as a line of a table bears. */
const SHOWN_ANSWER = 60

/** Where partners are told what happens to their bookings. A secret is printed once, when it is made. */
export const webhookCommands: Command<PartnerDesk>[] = [
  {
    usage: 'webhooks list <partner>',
    about: 'the addresses of a partner, with what each is told of',
    async run({ orm }, typed) {
      const { id } = await findPartner(orm, word(typed, 0, 'partner'))
      const endpoints = await endpointsOf(orm.em.fork(), { kind: 'partner', id })
      return table(
        endpoints.map((endpoint) => ({
          id: endpoint.id,
          url: endpoint.url,
          mode: endpoint.isTest ? 'test' : 'live',
          state: endpoint.disabledReason ?? endpoint.state,
          failingSince: endpoint.failingSince?.toISOString() ?? null,
          mail: endpoint.noticeEmail ?? null,
          types: endpoint.types,
        })),
      )
    },
  },
  {
    usage: `webhooks add <partner> <url> [--types ${BOOKING_EVENT_TYPES[0]},${BOOKING_EVENT_TYPES[1]}] [--mode test|live] [--mail dev@hotel.example]`,
    about:
      'adds an address, told of everything unless types are named; the mail hears when it is switched off',
    async run({ orm, webhooks }, typed, now) {
      const { id } = await findPartner(orm, word(typed, 0, 'partner'))
      const isTest = oneOf(typed, 'mode', ['test', 'live']) === 'test'
      const asked = {
        url: word(typed, 1, 'address'),
        types: typesOf(typed),
        isTest,
        noticeEmail: mailOf(typed),
      }
      const made = await addEndpoint(webhooks, { kind: 'partner', id }, asked, now)
      return `${made.secret}\nThe secret of ${made.url}, whose id is ${made.id}. Keep it now: it is not shown again.\nNext: "webhooks ping ${made.id}".`
    },
  },
  {
    usage: `webhooks rotate <address id> [--overlap-hours ${WEBHOOK_OVERLAP_HOURS}]`,
    about: 'makes a secret in the place of another, which signs along for the overlap',
    async run({ webhooks }, typed, now) {
      const hours = wholeNumber(typed, 'overlap-hours') ?? WEBHOOK_OVERLAP_HOURS
      const secret = await rotateSecret(webhooks, word(typed, 0, 'address id'), hours, now)
      return `${secret}\nKeep it now: it is not shown again. The old secret signs along for ${hours} more hours.`
    },
  },
  {
    usage: 'webhooks ping <address id>',
    about: 'sends a ping, which the running service delivers',
    async run({ orm }, typed, now) {
      const id = word(typed, 0, 'address id')
      await ping(orm, id, now)
      return `on its way; "webhooks deliveries ${id}" shows the answer`
    },
  },
  {
    usage: 'webhooks deliveries <address id> [--before 1234]',
    about: `the last ${SHOWN_DELIVERIES} deliveries with their last answers, or those before a delivery`,
    async run({ orm }, typed) {
      const page = { limit: SHOWN_DELIVERIES, before: wholeNumber(typed, 'before') }
      const deliveries = await listDeliveries(orm, word(typed, 0, 'address id'), page)
      return table(
        deliveries.map(
          ({ id, type, subject, version, createdAt, state, tries, dueAt, outcome, status, answer }) => ({
            id,
            at: createdAt.toISOString(),
            event: `${type} ${subject} v${version}`,
            state,
            tries,
            next: dueAt?.toISOString() ?? null,
            outcome: outcome === null ? null : `${outcome} ${status ?? ''}`.trim(),
            answer: answer?.slice(0, SHOWN_ANSWER) ?? null,
          }),
        ),
      )
    },
  },
  {
    usage: 'webhooks resend <address id> <delivery id>',
    about: 'sends one event again, under the id that it had',
    async run({ orm }, typed, now) {
      const deliveryId = Number(word(typed, 1, 'delivery id'))
      if (!Number.isSafeInteger(deliveryId))
        throw new Error('A delivery has a number; "webhooks deliveries" shows it.')
      return sent(await replay(orm, word(typed, 0, 'address id'), { deliveryId }, now))
    },
  },
  {
    usage: 'webhooks replay <address id> [--from 2026-11-01] [--until 2026-11-02T18:00Z]',
    about: 'sends again what happened between two moments, under the ids that it had',
    async run({ orm }, typed, now) {
      const from = moment(typed, 'from')
      if (!from) throw new Error('Since when? Add --from 2026-11-01, or a moment such as 2026-11-01T18:00Z.')
      const range = { from, until: moment(typed, 'until') ?? now }
      return sent(await replay(orm, word(typed, 0, 'address id'), range, now))
    },
  },
  ...(['enabled', 'disabled'] as const).map((state) => ({
    usage: `webhooks ${state.slice(0, -1)} <address id>`,
    about:
      state === 'enabled'
        ? 'sends to an address again; "webhooks replay" brings what it missed'
        : 'sends nothing more to an address, and drops what waits for it',
    async run({ orm }: PartnerDesk, typed: Typed) {
      await setEndpointState(orm, word(typed, 0, 'address id'), state)
      return state
    },
  })),
  {
    usage: 'webhooks remove <address id>',
    about: 'forgets an address, and what was sent to it',
    async run({ orm }, typed) {
      await removeEndpoint(orm, word(typed, 0, 'address id'))
      return 'removed'
    },
  },
]

const sent = (count: number) =>
  count === 1 ? '1 event is on its way again' : `${count} events are on their way again`

function typesOf({ options: { types } }: Typed): string[] {
  if (types === undefined) return [...BOOKING_EVENT_TYPES]
  const asked = [...new Set(types.split(',').map((type) => type.trim()))]
  const unknown = asked.find((type) => !BOOKING_EVENT_TYPES.some((known) => known === type))
  if (unknown === undefined) return asked
  throw new Error(`There are no events "${unknown}". There are ${BOOKING_EVENT_TYPES.join(', ')}.`)
}

function mailOf({ options: { mail } }: Typed): string | undefined {
  if (mail === undefined || /^[^\s@<>,;]{1,64}@[^\s@<>,;]{1,190}$/.test(mail)) return mail
  throw new Error(`${mail} is no e-mail address.`)
}
