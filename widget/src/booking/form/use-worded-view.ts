import { useState } from 'react'
import { later } from '../flow/later.ts'
import { useBooking } from './flow-context.ts'
import { quoteView } from './quote-view.ts'
import { useLater } from './use-later.ts'

/** How a price is shown, once it is wanted, with its words and looks: those may come with the steps after the form. */
export function useWordedView(isWanted: boolean) {
  const { flow } = useBooking()
  const [code] = useState(() =>
    later(async () => {
      const [part] = await Promise.all([quoteView.load(), flow.prepare()])
      return part
    }),
  )
  return useLater(code, isWanted)
}
