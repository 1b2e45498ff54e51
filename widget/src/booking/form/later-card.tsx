import { useFlowState } from './flow-context.ts'
import { useWordedView } from './use-worded-view.ts'

/** The place of a card that most visits never see; what is in it comes with how a price is shown. */
export function LaterCard({ card }: { card: 'billing' | 'notAvailable' }) {
  const isShown = useFlowState((state) =>
    card === 'billing' ? state.billingWarning : state.notAvailable !== null,
  )
  const { part } = useWordedView(isShown)
  const Card = card === 'billing' ? part?.BillingCard : part?.NotAvailableCard
  return (
    <div className="fi-booking__alert" role="alert">
      {isShown && Card && <Card />}
    </div>
  )
}
