import { createClient } from '@fiacre/sdk'
import { addDays, earliestPickup } from '@fiacre/sdk/rules'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BookingForm, createBookingFlow, translateNotice } from '../src/index.ts'
import { createTranslator, loadMessages } from '../src/locales/index.ts'
import type { TextId } from '../src/locales/index.ts'
import { sampleClient } from './sample-client.ts'
import './demo.css'

/*
 * The booking form on a page of its own. The query sets it up: ?locale=pl&currency=CHF&units=mi&theme=dark&requests,
 * ?api=http://127.0.0.1:3000 for a real service,
 * ?filled for a trip, ?quote for its price as well, ?round for both ways, ?partner for a page that hands the price over.
 */
const query = new URLSearchParams(location.search)
const locale = query.get('locale') ?? 'en'
const api = query.get('api')
const theme = query.get('theme')
if (theme) document.documentElement.dataset['theme'] = theme
const messages = await loadMessages(locale)
const translator = createTranslator<TextId>({ locale, messages })

const flow = createBookingFlow({
  client: api ? createClient({ baseUrl: api, credentials: 'omit' }) : sampleClient(),
  checkout: {
    isSignedIn: () => true,
    signIn: () => alert('sign in'),
    completeProfile: () => alert('profile'),
    goTo: (url) => alert(url),
    goToPayment: (id) => alert(`payment of ${id}`),
    viewDestinations: () => alert('destinations'),
    ...(query.has('partner') && { handOff: async () => false }),
  },
  session: { profile: () => (query.has('billing') ? {} : undefined) },
  storage: localStorage,
  notify(notice) {
    const { title, description } = translateNotice(notice, translator)
    document.title = [title, description].filter(Boolean).join(': ')
  },
})

if (query.has('filled') || query.has('quote')) {
  const pickupDate = addDays(earliestPickup(new Date(), 'Europe/Zurich').date, 3)
  flow.prefill({
    pickupLocation: 'Geneva Airport (GVA), Switzerland',
    destination: 'Chamonix-Mont-Blanc, France',
    pickupDate,
    pickupTime: '14:30',
    passengers: 3,
    vehicleTypeId: 1,
    isRoundTrip: query.has('round'),
  })
}
if (query.has('quote')) void flow.calculatePrice()
if (query.has('errors')) setTimeout(() => void flow.calculatePrice(), 400)

createRoot(document.querySelector('#demo')!).render(
  <StrictMode>
    <BookingForm
      flow={flow}
      locale={locale}
      messages={messages}
      currency={query.get('currency') ?? 'EUR'}
      units={query.get('units') === 'mi' ? 'mi' : 'km'}
      showSpecialRequests={query.has('requests')}
    />
  </StrictMode>,
)
Object.assign(globalThis, { flow })
