import { defineEntity, p } from '@mikro-orm/core'

/** An origin whose pages may use the partner's publishable keys; `:*` stands for any port on a loopback host. */
export const PartnerOrigin = defineEntity({
  name: 'PartnerOrigin',
  tableName: 'partner_origin',
  properties: {
    partnerId: p.uuid().primary(),
    origin: p.text().primary().index('partner_origin_origin_index'),
  },
})

/** An address, with all that lies below its path, to which travellers may be sent back. */
export const PartnerReturnUrl = defineEntity({
  name: 'PartnerReturnUrl',
  tableName: 'partner_return_url',
  properties: {
    partnerId: p.uuid().primary(),
    url: p.text().primary(),
  },
})
