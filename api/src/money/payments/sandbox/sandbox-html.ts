import { markup, markupDocument, type Markup } from '#platform/http/markup.ts'
import type { GatewayEvent } from '../gateway.ts'
import { DELIVERIES, LONGEST_DELAY, USUAL_DELAY } from './sandbox-choice.ts'
import type { DisputeTurn } from './sandbox-event.ts'
import type { SandboxSessionRow } from './sandbox-session.entity.ts'

type State = GatewayEvent['outcome'] | 'open'

/** The page of the sandbox gateway, as a traveller sees it. It looks unlike the site: it is somebody else's. */
export function renderSandboxPage(session: SandboxSessionRow, state: State, isDemo = false): string {
  const amount = new Intl.NumberFormat('en', { style: 'currency', currency: session.currency }).format(
    session.amountCents / 100,
  )
  return markupDocument(markup`
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Sandbox payment: ${amount}</title>
        <link rel="stylesheet" href="/sandbox/style.css" />
      </head>
      <body>
        <main>
          <p class="ribbon">${isDemo ? 'Demonstration. No money moves and no car will come.' : 'Test payment. No money moves.'}</p>
          <h1><span class="label">Amount to pay</span>${amount}</h1>
          <p class="what">${session.description}</p>
          ${STATES[state](session)}
        </main>
      </body>
    </html>`)
}

const STATES: Record<State, (session: SandboxSessionRow) => Markup> = {
  open: ({ cancelUrl }) => [
    markup`<form method="post">
      <button class="pay" name="outcome" value="paid">Pay</button>
      <button name="outcome" value="declined">Decline the payment</button>
      ${testing([
        markup`<button class="apart" name="outcome" value="processing">Pay, and it clears later</button>`,
        markup`<p class="hint">The booking waits. Open this page again to let the money arrive or fail.</p>`,
      ])}
    </form>`,
    leave(cancelUrl, 'Leave without paying'),
  ],
  processing: ({ returnUrl }) => [
    markup`<p class="what">This payment is on its way. What becomes of it?</p>`,
    markup`<form method="post">
      <button class="pay" name="outcome" value="paid">The money arrives</button>
      <button name="outcome" value="declined">The payment fails</button>
      ${testing(null)}
    </form>`,
    leave(returnUrl, 'Back to the booking'),
  ],
  paid: ({ returnUrl }) => [
    ...decided('This payment was made.', returnUrl),
    markup`<details>
      <summary>For testing</summary>
      <form method="post">
        ${Object.entries(DISPUTE_TEXTS).map(
          ([turn, text]) => markup`<button class="apart" name="dispute" value=${turn}>${text}</button>`,
        )}
      </form>
    </details>`,
  ],
  declined: ({ cancelUrl }) => decided('This payment was declined.', cancelUrl),
  expired: ({ cancelUrl }) =>
    decided('This page is closed and takes no payment any more. Nothing was paid.', cancelUrl),
}

const DISPUTE_TEXTS: Record<DisputeTurn, string> = {
  inquiry: 'The bank asks about this payment',
  open: 'The holder of the card disputes it',
  won: 'The bank decides for the company',
  lost: 'The bank decides for the holder of the card',
}

const decided = (sentence: string, url: string) => [
  markup`<p class="what">${sentence}</p>`,
  leave(url, 'Back to the booking'),
]

const leave = (url: string, text: string) => markup`<p class="leave"><a href=${url}>${text}</a></p>`

const DELIVERY_TEXTS: Record<(typeof DELIVERIES)[number], string> = {
  now: 'At once',
  late: 'Late',
  twice: 'Twice, at the same moment',
  lost: 'Never: it gets lost',
}

/** What only testers look for: how the booking hears of the decision. */
const testing = (more: Markup) => markup`
  <details>
    <summary>For testing</summary>
    <fieldset>
      <legend>The booking hears of it</legend>
      ${DELIVERIES.map(
        (way) => markup`
          <label><input type="radio" name="delivery" value=${way} checked=${way === 'now'} /> ${DELIVERY_TEXTS[way]}</label>`,
      )}
    </fieldset>
    <label class="delay">Seconds when late <input type="number" name="delaySeconds" value=${USUAL_DELAY} min="1" max=${LONGEST_DELAY} /></label>
    <label class="delay">Another sum arrives, in cents <input type="number" name="arrivedCents" min="1" step="1" /></label>
    ${more}
  </details>`
