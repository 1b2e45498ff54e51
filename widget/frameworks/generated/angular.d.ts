// Made from element-api.ts by "pnpm element-docs". Do not edit.

import type { FiacreBookingAttributes } from '@fiacre/widget/element'
import * as i0 from '@angular/core'

/** The attributes of `<fiacre-booking>` in templates. Its events need no directive: `(fiacre-quote)` is typed as it is. */
export declare class FiacreBooking implements i0.OnChanges {
  'partner': FiacreBookingAttributes['partner'] | null
  'promo': FiacreBookingAttributes['promo'] | null
  'pickup': FiacreBookingAttributes['pickup'] | null
  'destination': FiacreBookingAttributes['destination'] | null
  'date': FiacreBookingAttributes['date'] | null
  'time': FiacreBookingAttributes['time'] | null
  'passengers': FiacreBookingAttributes['passengers'] | null
  'vehicle': FiacreBookingAttributes['vehicle'] | null
  'locale': FiacreBookingAttributes['locale'] | null
  'currency': FiacreBookingAttributes['currency'] | null
  'units': FiacreBookingAttributes['units'] | null
  'theme': FiacreBookingAttributes['theme'] | null
  'target': FiacreBookingAttributes['target'] | null
  'return-url': FiacreBookingAttributes['return-url'] | null
  'returnUrl': FiacreBookingAttributes['return-url'] | null
  'cancel-url': FiacreBookingAttributes['cancel-url'] | null
  'cancelUrl': FiacreBookingAttributes['cancel-url'] | null
  'utm_source': FiacreBookingAttributes['utm_source'] | null
  'utm_medium': FiacreBookingAttributes['utm_medium'] | null
  'utm_campaign': FiacreBookingAttributes['utm_campaign'] | null
  'utm_term': FiacreBookingAttributes['utm_term'] | null
  'utm_content': FiacreBookingAttributes['utm_content'] | null
  'utm_id': FiacreBookingAttributes['utm_id'] | null
  'gclid': FiacreBookingAttributes['gclid'] | null
  'gbraid': FiacreBookingAttributes['gbraid'] | null
  'wbraid': FiacreBookingAttributes['wbraid'] | null
  ngOnChanges(changes: i0.SimpleChanges): void
  static ɵfac: i0.ɵɵFactoryDeclaration<FiacreBooking, never>
  static ɵdir: i0.ɵɵDirectiveDeclaration<
    FiacreBooking,
    'fiacre-booking',
    never,
    {
      partner: { alias: 'partner'; required: false }
      promo: { alias: 'promo'; required: false }
      pickup: { alias: 'pickup'; required: false }
      destination: { alias: 'destination'; required: false }
      date: { alias: 'date'; required: false }
      time: { alias: 'time'; required: false }
      passengers: { alias: 'passengers'; required: false }
      vehicle: { alias: 'vehicle'; required: false }
      locale: { alias: 'locale'; required: false }
      currency: { alias: 'currency'; required: false }
      units: { alias: 'units'; required: false }
      theme: { alias: 'theme'; required: false }
      target: { alias: 'target'; required: false }
      'return-url': { alias: 'return-url'; required: false }
      returnUrl: { alias: 'returnUrl'; required: false }
      'cancel-url': { alias: 'cancel-url'; required: false }
      cancelUrl: { alias: 'cancelUrl'; required: false }
      utm_source: { alias: 'utm_source'; required: false }
      utm_medium: { alias: 'utm_medium'; required: false }
      utm_campaign: { alias: 'utm_campaign'; required: false }
      utm_term: { alias: 'utm_term'; required: false }
      utm_content: { alias: 'utm_content'; required: false }
      utm_id: { alias: 'utm_id'; required: false }
      gclid: { alias: 'gclid'; required: false }
      gbraid: { alias: 'gbraid'; required: false }
      wbraid: { alias: 'wbraid'; required: false }
    },
    {},
    never,
    never,
    true,
    never
  >
}
