import type { FirstMessages } from '../locales/text-id.ts'

/** In place of a notice whose view did not come: what is known to be wrong, and a way to ask for the notice again. */
export function MissingNotice({ messages, again }: { messages: FirstMessages; again: () => void }) {
  return (
    <p className="fi-embedded__notice" role="alert">
      {messages.networkProblem}{' '}
      <button type="button" className="fi-button fi-button--secondary fi-button--sm" onClick={again}>
        {messages.tryAgain}
      </button>
    </p>
  )
}
