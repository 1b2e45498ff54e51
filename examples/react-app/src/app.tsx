import type { CheckoutResult } from '@fiacre/sdk'
import { BookingForm, translateNotice } from '@fiacre/widget'
import type { FlowNotice, NoticeWords } from '@fiacre/widget'
import { createTranslator, en } from '@fiacre/widget/locales'
import type { TextId } from '@fiacre/widget/locales'
import { useEffect, useState } from 'react'
import { flow, notices } from './flow.ts'
import { SERVICE } from './service.ts'

const texts = createTranslator<TextId>({ locale: 'en', messages: en })

/** The page: what the traveller came back with, a notice if there is one, and the form. */
export function App({ result }: { result: CheckoutResult | null }) {
  const [notice, setNotice] = useState<FlowNotice | null>(null)
  useEffect(() => {
    const show = (event: Event): void => setNotice((event as CustomEvent<FlowNotice>).detail)
    notices.addEventListener('notice', show)
    return () => notices.removeEventListener('notice', show)
  }, [])
  return (
    <main>
      <h1>Alpine Trips: your transfer</h1>
      {result && <output>{wordsOf(result)}</output>}
      {notice && <Notice {...translateNotice(notice, texts)} />}
      <BookingForm flow={flow} locale="en" messages={en} currency="CHF" assetsUrl={SERVICE} />
    </main>
  )
}

function wordsOf(result: CheckoutResult): string {
  if (result.outcome === 'cancelled') return 'Nothing was booked. Your trip is filled in again.'
  const { bookingNumber, totalPrice } = result
  const sum = `${bookingNumber}: ${totalPrice.toFixed(2)} EUR`
  return result.outcome === 'booked' ? `Booked as ${sum}` : `Still to be paid, ${sum}`
}

function Notice({ title, description }: NoticeWords) {
  return (
    <p role="alert">
      <strong>{title}</strong> {description}
    </p>
  )
}
