import { useBooking } from './flow-context.ts'
import { Icon } from './icon.tsx'

/** Why there is nothing to see. */
export function Failed({ children }: { children: string }) {
  return (
    <p className="fi-quote__empty fi-quote__empty--failed">
      <Icon name="warning" small />
      {children}
    </p>
  )
}

/** In place of a part of the form that did not come, with a way to ask for it again. */
export function Missing({ again }: { again: () => void }) {
  const { text } = useBooking()
  return (
    <>
      <Failed>{text.t('networkProblem')}</Failed>
      <button
        type="button"
        className="fi-button fi-button--secondary fi-button--sm fi-quote__again"
        onClick={again}
      >
        {text.t('tryAgain')}
      </button>
    </>
  )
}
