import { PARTNER_CLICK_DAYS } from '@fiacre/sdk/rules'
import { useState } from 'react'
import { giveConsent } from '../../base/consent/consent.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { keepPartner } from '../../base/visit/kept-partner.ts'
import { useVisit } from '../../base/visit/visit-provider.tsx'
import { Button } from '../../ui/button/button.tsx'
import { useDock } from './use-dock.ts'
import { WhatWeKeep } from './what-we-keep.tsx'
import './cookie-banner.css'

/** What this browser keeps, and an OK to a little more (spec section 2): shown until it is pressed. */
export function CookieBanner() {
  const t = useT()
  const { partner } = useVisit()
  const [isListOpen, setListOpen] = useState(false)
  const dock = useDock()

  function accept(): void {
    giveConsent()
    // The click that led here counts from now on, too.
    if (partner) keepPartner(partner, Date.now())
  }

  return (
    <section className="cookie-banner" aria-label={t('cookies.title')} ref={dock}>
      <div className="cookie-banner__stage fi-container">
        <p className="cookie-banner__words">{t('cookies.text', { days: PARTNER_CLICK_DAYS })}</p>
        <div className="cookie-banner__actions">
          <Button size="sm" variant="link" aria-haspopup="dialog" onClick={() => setListOpen(true)}>
            {t('cookies.what')}
          </Button>
          <Button size="sm" onClick={accept}>
            {t('cookies.ok')}
          </Button>
        </div>
      </div>
      <WhatWeKeep open={isListOpen} onClose={() => setListOpen(false)} />
    </section>
  )
}
