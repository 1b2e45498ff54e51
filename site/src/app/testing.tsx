import { createClient, FiacreError, type FiacreClient, type Profile } from '@fiacre/sdk'
import type { MessageId } from '@fiacre/sdk/rules'
import type { ReactNode } from 'react'
import { vi, type Mocked } from 'vitest'
import { render } from 'vitest-browser-react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { createQueryClient } from '../base/api/query-client.ts'
import { BookingFlowProvider } from '../subjects/booking-form/booking-flow-provider.tsx'
import { bookingTexts } from '../base/i18n/booking-texts.ts'
import type { SiteLanguage } from '../base/i18n/language.ts'
import { createTexts, type ScreenTexts, type Texts } from '../base/i18n/texts.ts'
import type { Visit } from '../base/visit/visit.ts'
import { shellTexts } from './locales/texts.ts'
import { Providers } from './providers.tsx'
import '../ui/theme/theme.css'
import '@fiacre/widget/styles.css'

/** A refusal as the service sends it, of one field of the body where that is named. */
export function refusal(
  status: number,
  code: FiacreError['code'],
  detail: string,
  field?: string,
  rule?: MessageId,
): FiacreError {
  const text = JSON.stringify({ code, detail })
  if (!field || code === 'UNEXPECTED_RESPONSE') return new FiacreError({ status, code, detail, text })
  const errors = [{ pointer: `/${field}`, code, message: detail, ...(rule && { rule }) }]
  const about = { type: '/problems', title: detail, requestId: 'r' }
  const problem = { ...about, status, code, detail, message: detail, errors }
  return new FiacreError({ status, code, detail, text, problem })
}

/** Somebody with an account; billing details complete. */
export const MARIA: Profile = {
  id: '0198c2a4-1d2c-7a3b-8f4e-5a6b7c8d9e0f',
  firstName: 'Maria',
  lastName: 'Kowalska',
  email: 'maria@example.com',
  phoneNumber: '512 345 678',
  countryCode: '+48',
  country: 'PL',
  city: 'Kraków',
  address: 'ul. Długa 1',
  zipCode: '31-147',
  company: null,
  vatNumber: null,
  dateOfBirth: '1990-05-17',
  isAdmin: false,
  staffRole: null,
  viewingUntil: null,
  emailConfirmed: true,
  createdAt: '2026-05-01T08:00:00Z',
  pendingEmail: null,
  preferences: null,
  closesAt: null,
}

/**
 * A client whose calls are in the test's hands: nobody is signed in, there are no vehicles, no bookings and no
 * checkout, and any other
 * call fails until the test says what it answers.
 */
export function fakeClient(): Mocked<FiacreClient> {
  const unexpected: typeof fetch = (request) =>
    Promise.reject(new Error(`The test has no answer to ${new Request(request).url}.`))
  const client = vi.mockObject(createClient({ baseUrl: 'https://fiacre.example', fetch: unexpected }), {
    spy: true,
  })
  client.getSession.mockRejectedValue(refusal(401, 'UNAUTHORIZED', 'Please sign in.'))
  client.listVehicleTypes.mockResolvedValue([])
  client.listBookings.mockResolvedValue([])
  client.listBookingRides.mockResolvedValue({ rides: [] })
  client.listFaqEntries.mockResolvedValue({ entries: [] })
  client.getCurrentCheckout.mockRejectedValue(refusal(404, 'NOT_FOUND', 'There is no checkout under way.'))
  return client
}

const rewordedTexts = (texts: Texts, reworded = (screen: ScreenTexts): ScreenTexts => screen): Texts => ({
  ...texts,
  add: (...screens) => texts.add(...screens.map(reworded)),
})

/** What failed is read once more after a second; how long that is, `read-retries.test.ts` holds. */
const SHORT_PAUSE_MS = 20

type PageOptions = {
  client?: FiacreClient
  /** The screen's own texts; those of the shell and of the booking form are there. */
  texts?: readonly ScreenTexts[]
  language?: SiteLanguage
  /** Address the page is at, with its query. */
  path?: string
  /** What the traveller came with. */
  visit?: Visit
  /** Makes other words of the catalogues. */
  reworded?: (texts: ScreenTexts) => ScreenTexts
}

/**
 * Renders a page with all that it may ask for; one that brings its own screens is made from the page's texts. `history`
 * holds the addresses it has gone to.
 */
export async function renderPage(page: ReactNode | ((texts: Texts) => ReactNode), options: PageOptions = {}) {
  const { client = fakeClient(), texts = [], language = 'en', path = '/', visit = {} } = options
  const words = rewordedTexts(createTexts(language), options.reworded)
  await words.add(bookingTexts, shellTexts, ...texts)
  const { hook, searchHook, history } = memoryLocation({ path, record: true })
  const cache = createQueryClient()
  cache.setDefaultOptions({
    ...cache.getDefaultOptions(),
    queries: { ...cache.getDefaultOptions().queries, retryDelay: SHORT_PAUSE_MS },
  })
  const content = typeof page === 'function' ? page(words) : page
  const screen = await render(
    <Router hook={hook} searchHook={searchHook}>
      <Providers client={client} cache={cache} texts={words} visit={visit}>
        <BookingFlowProvider>{content}</BookingFlowProvider>
      </Providers>
    </Router>,
  )
  return { screen, cache, history, texts: words }
}
