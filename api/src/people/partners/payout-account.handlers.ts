import type { components } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'
import type { Handlers } from '#platform/contract/handler.ts'
import { assertProven } from '../accounts/owner-proof.ts'
import { accountsView } from '../bank-accounts/account-view.ts'
import { changeAccount, PROOF_OF_ACCOUNT } from '../bank-accounts/change-account.ts'
import { readIban } from '../bank-accounts/read-iban.ts'
import { changeOwnPartner, membershipOf } from './change-partner.ts'
import { ownersOfPartner } from './mail-partner.ts'
import type { PartnerRole } from './partner-member.entity.ts'

/** Money is a bookkeeper's business. */
export const BOOKKEEPERS: readonly PartnerRole[] = ['finance']

export const partnerAccountHandlers: Handlers<'getPartnerPayoutAccount' | 'setPartnerPayoutAccount'> = {
  async getPartnerPayoutAccount({ userId }, { orm, now }) {
    const em = orm.em.fork()
    const { partner } = await membershipOf(em, userId, BOOKKEEPERS)
    return { status: 200, body: await accountsView(em, { ownerKind: 'partner', ownerId: partner.id }, now()) }
  },

  async setPartnerPayoutAccount({ userId, session, body }, context) {
    return { status: 200, body: await setAccount(context, { userId, provenAt: session.provenAt }, body) }
  },
}

/** @throws Problem PROOF_NEEDED, RULE_VIOLATION; and as `changeOwnPartner` does */
async function setAccount(
  context: Context,
  { userId, provenAt }: { userId: string; provenAt: Date | undefined },
  order: components['schemas']['PayoutAccountOrder'],
): Promise<components['schemas']['PayoutAccounts']> {
  // The first one too: what came together until then goes there at once.
  assertProven(context, provenAt, PROOF_OF_ACCOUNT)
  const iban = readIban(order.iban)
  const { result } = await changeOwnPartner(context, userId, { roles: [] }, async (em, partner) => {
    const owner = { ownerKind: 'partner', ownerId: partner.id } as const
    const { city = null, countryCode = null } = partner
    const account = { iban, holder: order.holder.trim(), city, countryCode, setBy: userId }
    const owners = () => ownersOfPartner(em, partner.id)
    await changeAccount(context, em, owner, account, { provenAt, owners })
    return accountsView(em, owner, context.now())
  })
  return result
}
