import type { SettingValue } from '../settings-reads.ts'
import { BookingWindowEditor } from './booking-window-editor.tsx'
import { CompanyEditor } from './company-editor.tsx'
import { ContactEditor } from './contact-editor.tsx'
import { FaqEditor } from './faq-editor.tsx'
import { FeaturesEditor } from './features-editor.tsx'
import { PricesEditor } from './prices-editor.tsx'

type SettingEditorProps = { value: SettingValue; onChange: (value: SettingValue) => void }

/** The editor of a value, by what it is. */
export function SettingEditor({ value, onChange }: SettingEditorProps) {
  const { prices, bookingWindow, features, contact, company, faq } = value
  if (prices) return <PricesEditor value={prices} onChange={(next) => onChange({ prices: next })} />
  if (bookingWindow)
    return (
      <BookingWindowEditor value={bookingWindow} onChange={(next) => onChange({ bookingWindow: next })} />
    )
  if (features) return <FeaturesEditor value={features} onChange={(next) => onChange({ features: next })} />
  if (contact) return <ContactEditor value={contact} onChange={(next) => onChange({ contact: next })} />
  if (faq) return <FaqEditor value={faq} onChange={(next) => onChange({ faq: next })} />
  return <CompanyEditor value={company ?? null} onChange={(next) => onChange({ company: next })} />
}
