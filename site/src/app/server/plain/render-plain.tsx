import { createClient } from '@fiacre/sdk'
import { pageAddress } from '@fiacre/sdk/rules'
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { createQueryClient } from '../../../base/api/query-client.ts'
import { bookingTexts } from '../../../base/i18n/booking-texts.ts'
import { isSiteLanguage } from '../../../base/i18n/language.ts'
import { createTexts } from '../../../base/i18n/texts.ts'
import type { PageHead } from '../../../base/settings/client-settings.ts'
import { bookingScreenTexts } from '../../../pages/booking/locales/texts.ts'
import { forgotPasswordTexts } from '../../../pages/forgot-password/locales/texts.ts'
import { loginTexts } from '../../../pages/login/locales/texts.ts'
import { paymentTexts } from '../../../pages/payment/locales/texts.ts'
import { paymentSuccessTexts } from '../../../pages/payment-success/locales/texts.ts'
import { registerTexts } from '../../../pages/register/locales/texts.ts'
import { resetPasswordTexts } from '../../../pages/reset-password/locales/texts.ts'
import { BRAND } from '../../../subjects/brand/brand.ts'
import { LanguageRouter } from '../../language-router.tsx'
import { shellTexts } from '../../locales/texts.ts'
import { Providers } from '../../providers.tsx'
import { plainTexts } from './locales/texts.ts'
import { PlainContent, titleOf } from './plain-content.tsx'
import type { PlainPage } from './plain-page.ts'

const TEXTS = [
  bookingTexts,
  shellTexts,
  plainTexts,
  loginTexts,
  registerTexts,
  forgotPasswordTexts,
  resetPasswordTexts,
  paymentTexts,
  paymentSuccessTexts,
  bookingScreenTexts,
] as const

type PlainRequest = {
  readonly page: PlainPage
  readonly language: string
  readonly head: PageHead
}

/**
 * Draws a page on which one books without a script: for one reader, with what the service has answered already. Nothing of it is
 * kept, and no script takes it over.
 */
export async function renderPlain({ page, language, head }: PlainRequest) {
  const spoken = isSiteLanguage(language) ? language : 'en'
  const texts = createTexts(spoken)
  await texts.add(...TEXTS)
  const cache = createQueryClient()
  const html = renderToString(
    <Router ssrPath={pageAddress('/login', spoken)}>
      <Providers
        client={unasked()}
        cache={cache}
        texts={texts}
        visit={{}}
        head={head}
        ahead={{ current: true }}
      >
        <LanguageRouter>
          <PlainContent page={page} />
        </LanguageRouter>
      </Providers>
    </Router>,
  )
  cache.clear()
  const { t } = texts.store.getState().translator
  const name = t(...titleOf(page))
  // A page that came back is called otherwise: whoever hears it hears that first.
  const about = page.problem ? `${t('error')}: ${name}` : name
  const title = t('shell.documentTitle', { page: about, brand: BRAND.name })
  return { html, language: spoken, title }
}

/** All answers are there; a part of the shell that asked for another would wait for ever. */
const unasked = () => createClient({ baseUrl: 'https://server.invalid', fetch: () => new Promise(() => {}) })
