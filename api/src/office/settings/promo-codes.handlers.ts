import { assertProven } from '#people/accounts/owner-proof.ts'
import type { Handlers } from '#platform/contract/handler.ts'
import { tagged } from '#platform/http/entity-tag.ts'
import type { PromoCodeRow } from '#prices/promotions/promo-code.entity.ts'
import { approvalRequested } from '../approvals/approval-requested.ts'
import { changePromo, finishPromo, getPromo, offerPromo } from './promo-codes.ts'
import { promoView } from './promo-view.ts'

export const promoCodeHandlers: Handlers<
  'getPromoCode' | 'createPromoCode' | 'changePromoCode' | 'endPromoCode'
> = {
  async getPromoCode({ path }, context) {
    return { status: 200, ...answerOf(await getPromo(context, path.code)) }
  },

  async createPromoCode({ body, userId: id, ip, session }, context) {
    assertProven(context, session.provenAt, PROOF)
    const made = await offerPromo(context, { id, ip }, body)
    return typeof made === 'string' ? approvalRequested(context, made) : { status: 201, ...answerOf(made) }
  },

  async changePromoCode({ path, body, headers, userId: id, ip, session }, context) {
    assertProven(context, session.provenAt, PROOF)
    const row = await changePromo(context, { id, ip }, path.code, body, headers['if-match'])
    return typeof row === 'string' ? approvalRequested(context, row) : { status: 200, ...answerOf(row) }
  },

  async endPromoCode({ path, body, headers, userId: id, ip, session }, context) {
    assertProven(context, session.provenAt, PROOF)
    const row = await finishPromo(context, { id, ip }, path.code, body, headers['if-match'])
    return { status: 200, ...answerOf(row) }
  },
}

function answerOf(row: PromoCodeRow) {
  const body = promoView(row)
  return { body, headers: tagged(body) }
}

const PROOF = 'A promo code is money: it is made or changed only right after you typed your password.'
