import { useBooking, useFlowState } from '../flow-context.ts'

/** Words for what an extra costs, in cents: each way, and of a car by the hour, which has no ways, once. */
export function useExtraPrice(): (cents: number) => string {
  const { display, text } = useBooking()
  const isHire = useFlowState(({ form }) => form.durationHours > 0)
  return (cents) => {
    const price = display.money(cents)
    return isHire ? price : text.t('priceEachWay', { price })
  }
}
