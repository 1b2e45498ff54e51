import { MAX_PASSENGERS, MIN_PASSENGERS } from '@fiacre/sdk/rules'
import type { AttributionName } from '@fiacre/sdk/rules'
import type { AttributeName } from './attribute-names.ts'

/** What there is to know about an attribute. */
export type AttributeFacts = {
  /** Of the property; null stands for an attribute that is not set. */
  readonly type: 'string' | 'number'
  /** All that it can be, where that is a list. */
  readonly values?: readonly string[]
  /** What goes without saying. */
  readonly default?: string
  readonly description: string
}

const campaign = (description: string): AttributeFacts => ({ type: 'string', description })

const CAMPAIGN_FACTS: { readonly [Name in AttributionName]: AttributeFacts } = {
  utm_source: campaign('The site or letter that sent the traveller.'),
  utm_medium: campaign('The kind of link.'),
  utm_campaign: campaign('The campaign.'),
  utm_term: campaign('The words that were searched for.'),
  utm_content: campaign('Which of several links it was.'),
  utm_id: campaign('The id of the campaign.'),
  gclid: campaign('The click id of Google Ads.'),
  gbraid: campaign('The click id of Google Ads from an app to the web.'),
  wbraid: campaign('The click id of Google Ads from the web to an app.'),
}

/** Every attribute's facts; the compiler sees to it that none is forgotten. */
export const ATTRIBUTE_FACTS: { readonly [Name in AttributeName]: AttributeFacts } = {
  partner: {
    type: 'string',
    default: '`data-partner` of the script',
    description: 'The publishable key, `pk_…`. The element’s own goes before the script’s.',
  },
  promo: {
    type: 'string',
    description:
      'A promo code. `data-promo` of the script goes before it, `promo` of the page’s address after it.',
  },
  pickup: { type: 'string', description: 'Fills in the pickup place.' },
  destination: { type: 'string', description: 'Fills in the destination.' },
  date: { type: 'string', description: 'Fills in the day of the pickup, YYYY-MM-DD.' },
  time: {
    type: 'string',
    description: 'Fills in the time of the pickup, HH:MM, on the clocks of the pickup place.',
  },
  passengers: {
    type: 'number',
    default: '1',
    description: `Fills in how many travel, ${MIN_PASSENGERS} to ${MAX_PASSENGERS}.`,
  },
  vehicle: {
    type: 'string',
    description: 'Chooses a class of vehicle by its name, such as `economy`, or by its id.',
  },
  locale: {
    type: 'string',
    default: 'the nearest `lang` of the page, else the browser’s',
    description: 'The language, a BCP 47 tag such as `fr` or `fr-CH`.',
  },
  currency: {
    type: 'string',
    default: 'EUR',
    description:
      'ISO 4217 code of the currency that prices are shown in, here and on the checkout; charged is always EUR.',
  },
  units: { type: 'string', values: ['km', 'mi'], default: 'km', description: 'What distances are shown in.' },
  theme: {
    type: 'string',
    values: ['auto', 'light', 'dark'],
    default: 'auto',
    description: 'Light or dark; `auto` follows the visitor’s system.',
  },
  target: {
    type: 'string',
    values: ['self', 'popup'],
    default: 'self',
    description:
      'Where the checkout opens: in this tab, or in a window that a blocker turns back into this tab.',
  },
  'return-url': {
    type: 'string',
    default: 'the page’s own address, where it is listed; else the journey ends on our site',
    description:
      'Where the traveller comes back to after paying: one of the return addresses of the partner.',
  },
  'cancel-url': {
    type: 'string',
    default: '`return-url`',
    description:
      'Where the traveller comes back to without having paid: one of the return addresses of the partner.',
  },
  ...CAMPAIGN_FACTS,
}
