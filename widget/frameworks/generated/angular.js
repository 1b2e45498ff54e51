// Made from element-api.ts by "pnpm element-docs". Do not edit.

import * as i0 from '@angular/core'

const ATTRIBUTES = {
  partner: 'partner',
  promo: 'promo',
  pickup: 'pickup',
  destination: 'destination',
  date: 'date',
  time: 'time',
  passengers: 'passengers',
  vehicle: 'vehicle',
  locale: 'locale',
  currency: 'currency',
  units: 'units',
  theme: 'theme',
  target: 'target',
  'return-url': 'return-url',
  returnUrl: 'return-url',
  'cancel-url': 'cancel-url',
  cancelUrl: 'cancel-url',
  utm_source: 'utm_source',
  utm_medium: 'utm_medium',
  utm_campaign: 'utm_campaign',
  utm_term: 'utm_term',
  utm_content: 'utm_content',
  utm_id: 'utm_id',
  gclid: 'gclid',
  gbraid: 'gbraid',
  wbraid: 'wbraid',
}

export class FiacreBooking {
  element = i0.inject(i0.ElementRef)
  renderer = i0.inject(i0.Renderer2)

  ngOnChanges(changes) {
    for (const [input, { currentValue }] of Object.entries(changes)) {
      const name = ATTRIBUTES[input]
      if (currentValue === null || currentValue === undefined)
        this.renderer.removeAttribute(this.element.nativeElement, name)
      else this.renderer.setAttribute(this.element.nativeElement, name, String(currentValue))
    }
  }

  static ɵfac = i0.ɵɵngDeclareFactory({
    minVersion: '14.0.0',
    version: '22.2.6',
    ngImport: i0,
    type: FiacreBooking,
    deps: [],
    target: i0.ɵɵFactoryTarget.Directive,
  })
  static ɵdir = i0.ɵɵngDeclareDirective({
    minVersion: '14.0.0',
    version: '22.2.6',
    ngImport: i0,
    type: FiacreBooking,
    isStandalone: true,
    selector: 'fiacre-booking',
    inputs: {
      partner: 'partner',
      promo: 'promo',
      pickup: 'pickup',
      destination: 'destination',
      date: 'date',
      time: 'time',
      passengers: 'passengers',
      vehicle: 'vehicle',
      locale: 'locale',
      currency: 'currency',
      units: 'units',
      theme: 'theme',
      target: 'target',
      'return-url': 'return-url',
      returnUrl: 'returnUrl',
      'cancel-url': 'cancel-url',
      cancelUrl: 'cancelUrl',
      utm_source: 'utm_source',
      utm_medium: 'utm_medium',
      utm_campaign: 'utm_campaign',
      utm_term: 'utm_term',
      utm_content: 'utm_content',
      utm_id: 'utm_id',
      gclid: 'gclid',
      gbraid: 'gbraid',
      wbraid: 'wbraid',
    },
    usesOnChanges: true,
  })
}
