import { render } from 'vitest-browser-react'
import { en } from '../../../locales/en.ts'
import type { BookingMessages } from '../../../locales/text-id.ts'
import { fakeFlow } from '../../flow/testing/fake-flow.ts'
import { BookingForm } from '../booking-form.tsx'
import type { BookingFormProps } from '../booking-form.tsx'
import '../../../theme/tokens.css'
import '../../../theme/controls.css'
import '../../../theme/booking-form.css'

type Setup = { fake?: ReturnType<typeof fakeFlow> } & Partial<Omit<BookingFormProps, 'flow' | 'messages'>> & {
    messages?: BookingMessages
  }

/** A form on a page, with everything around its flow in the test's hands. */
export async function renderForm({ fake = fakeFlow(), locale = 'en', messages = en, ...props }: Setup = {}) {
  const screen = await render(<BookingForm flow={fake.flow} locale={locale} messages={messages} {...props} />)
  return { ...fake, screen }
}
