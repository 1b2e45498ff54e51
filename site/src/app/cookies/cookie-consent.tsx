import { lazy, Suspense, useState, type ComponentType } from 'react'
import { useConsentOpen } from '../../base/consent/consent.ts'
import { useTexts } from '../../base/i18n/i18n-provider.tsx'
import type { Texts } from '../../base/i18n/texts.ts'
import { useAfterPaint } from '../../base/browser/use-after-paint.ts'

/** Asks what the browser may keep, once the page stands; whoever has answered does not even fetch the question. */
export function CookieConsent() {
  const texts = useTexts()
  const [Banner] = useState(() => lazy(() => fetchBanner(texts)))
  const isOpen = useConsentOpen()
  const painted = useAfterPaint()
  if (!isOpen || !painted) return null
  return (
    <Suspense>
      <Banner />
    </Suspense>
  )
}

async function fetchBanner(texts: Texts): Promise<{ default: ComponentType }> {
  try {
    const [{ CookieBanner }, { cookieTexts }] = await Promise.all([
      import('./cookie-banner.tsx'),
      import('./locales/texts.ts'),
    ])
    await texts.add(cookieTexts)
    return { default: CookieBanner }
  } catch {
    // Without a network it comes with the next page; until then nothing more is kept.
    return { default: () => null }
  }
}
