import { sql } from 'kysely'
import { BookingChange, type ChangeRequest } from '../booking/booking-change.entity.ts'
import { toBooking } from '../booking/booking-view.ts'
import { getOwnBooking } from '../booking/bookings.service.ts'
import type { components } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow } from '#platform/database/rows.ts'
import { once } from '#platform/idempotency/idempotency.ts'
import { travellerAccount, type BalanceOwner } from '#money/ledger/accounts.ts'
import { siteOfHost } from '#people/partners/subdomain.ts'
import { getSession } from '#money/payments/payments.service.ts'
import { stillTravels } from '../funds/company-travel.ts'
import { balanceOf } from '../funds/use-balance.ts'
import { pageOf } from '../funds/payment-page.ts'
import { changeCredit } from './apply-change.ts'
import { basisOf } from './change-basis.ts'
import { toPreview } from './change-preview.ts'
import { afterOthers, makeChange, type AskedChange, type AskedFor } from './make-change.ts'
import { planChange } from './plan-change.ts'

type Schemas = components['schemas']

/**
 * What a change would cost.
 * @param isOffice whether our own people ask, who may add details until the pickup
 * @throws Problem NOT_FOUND, and every rule of times, vehicles and extras
 */
export async function previewChange(
  context: Context,
  userId: string,
  id: number,
  wish: ChangeRequest,
  isOffice = false,
): Promise<Schemas['BookingChangePreview']> {
  const booking = await getOwnBooking(context, userId, id)
  const em = context.orm.em.fork()
  const planned = planChange(booking, await basisOf(context, em, booking), wish, {
    now: context.now(),
    isOffice,
  })
  const preview = toPreview(booking, await afterOthers(em, booking, planned), await balanceOf(em, booking))
  return { ...preview, ...(!isOffice && (await stillTravels(em, booking)) && { onInvoice: true }) }
}

interface Asked {
  userId: string
  /** The partner's key that asks in the traveller's place. */
  keyId?: string | null | undefined
  id: number
  body: Schemas['BookingChangeRequest']
  key: string | undefined
  /** The tag of the booking that was seen. */
  ifMatch: string | undefined
  host: string
  /** Whether the partner's key asks, who books on its invoice. */
  isPartners?: boolean
}

/**
 * Changes a booking, or opens the payment that its change waits for.
 * @throws Problem NOT_FOUND, CHANGE_NOT_ALLOWED, CONFIRM_ADDRESS_FIRST, PRECONDITION_FAILED, PRICE_CHANGED (with the fresh preview), and every rule of
 *   a booking
 */
export async function change(
  context: Context,
  asked: Asked,
): Promise<{ status: 200; body: Schemas['BookingChangeResult'] }> {
  const { userId, id, body, key, host } = asked
  return once(
    context,
    { userId, operation: 'changeBooking', key, body: { ...body, id } },
    {
      prepare: async () => {
        const booking = await getOwnBooking(context, userId, id)
        const basis = await basisOf(context, context.orm.em.fork(), booking)
        return { basis, site: await siteOfHost(context, host) }
      },
      create: async (em, { basis, site }) => ({
        resource: await makeChange(context, em, wishOf(asked), basis, site),
      }),
      finish: (resource) => describe(context, asked, resource),
    },
  )
}

/** The change that its traveller asks for. */
function wishOf({ userId, keyId = null, id, body, ifMatch, isPartners }: Asked): AskedFor {
  return { userId, id, body, ifMatch, isPartners, by: { actor: 'traveller', actorId: userId, keyId } }
}

async function describe(context: Context, { userId, id }: Asked, { changeId, sessionId }: AskedChange) {
  const em = context.orm.em.fork()
  const change = await findRow(em, BookingChange, { id: changeId })
  const session = sessionId ? await getSession(context, sessionId) : undefined
  const booking = await getOwnBooking(context, userId, id)
  const body: Schemas['BookingChangeResult'] = {
    booking: toBooking(booking),
    applied: change?.status === 'applied',
    toPayCents: session?.amountCents ?? 0,
    creditedCents: await creditedBy(em, changeId, booking),
    balanceCents: await balanceOf(em, booking),
    currency: 'EUR',
  }
  if (!session) return { status: 200 as const, body }
  const page = await pageOf(context, session.id, session)
  if (page) body.paymentRedirectUrl = page
  else {
    body.paymentError =
      'The payment service does not answer right now. Nothing has changed; please try again in a few minutes.'
  }
  return { status: 200 as const, body }
}

/** What a change brought back, as the ledger knows it: part of a lower price may be the carrier's on the day. */
async function creditedBy(em: EntityManager, changeId: string, owner: BalanceOwner): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select -e.amount_cents as cents from ledger_posting p join ledger_entry e on e.posting_id = p.id
    where p.reference = ${changeCredit(changeId)} and e.account = ${travellerAccount(owner)}`.execute(
    em.getKysely(),
  )
  return rows[0]?.cents ?? 0
}
