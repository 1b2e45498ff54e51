'use client'

import { FiacreBooking } from '@fiacre/widget'
import type { FiacreQuoteDetail } from '@fiacre/widget/element'
import { useState } from 'react'

const service = process.env.NEXT_PUBLIC_FIACRE_URL ?? 'http://127.0.0.1:3000'

export function Booking() {
  const [isShown, setIsShown] = useState(true)
  const [quote, setQuote] = useState<FiacreQuoteDetail>()
  return (
    <>
      <button onClick={() => setIsShown(!isShown)}>{isShown ? 'Hide the form' : 'Show the form'}</button>
      <output>
        {quote ? `${quote.vehicle}: ${quote.totalPrice.toFixed(2)} ${quote.currency}` : 'No price yet'}
      </output>
      {isShown && (
        <FiacreBooking
          service={service}
          partner="pk_demo"
          pickup="Geneva Airport"
          destination="Chamonix"
          passengers={2}
          onQuote={({ detail }) => setQuote(detail)}
        >
          <a href={`${service}/?partner=pk_demo`}>Book a transfer</a>
        </FiacreBooking>
      )}
    </>
  )
}
