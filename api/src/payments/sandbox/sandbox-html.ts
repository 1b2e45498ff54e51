import { escapeMarkup } from '../../http/escape-markup.ts'
import type { SandboxSessionRow } from './sandbox-session.entity.ts'

/** The page of the sandbox gateway, as a traveller sees it. It looks unlike the site: it is somebody else's. */
export function renderSandboxPage(session: SandboxSessionRow): string {
  const amount = new Intl.NumberFormat('en', { style: 'currency', currency: session.currency }).format(
    session.amountCents / 100,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Sandbox payment: ${amount}</title>
<link rel="stylesheet" href="/sandbox/style.css">
</head>
<body>
<main>
<p class="ribbon">Test payment. No money moves.</p>
<h1><span class="label">Amount to pay</span>${amount}</h1>
<p class="what">${escapeMarkup(session.description)}</p>
${session.outcome ? decided(session) : choices(session)}
</main>
</body>
</html>`
}

function choices(session: SandboxSessionRow): string {
  return `<form method="post">
<button class="pay" name="outcome" value="paid">Pay</button>
<button name="outcome" value="declined">Decline the payment</button>
</form>
<p class="leave"><a href="${escapeMarkup(session.cancelUrl)}">Leave without paying</a></p>`
}

function decided(session: SandboxSessionRow): string {
  const paid = session.outcome === 'paid'
  return `<p class="what">${paid ? 'This payment was made.' : 'This payment was declined.'}</p>
<p class="leave"><a href="${escapeMarkup(paid ? session.returnUrl : session.cancelUrl)}">Back to the booking</a></p>`
}

export const SANDBOX_STYLE = `
:root { color-scheme: light dark; font: 17px/1.5 ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #eef0f3; color: #16181d; }
main { box-sizing: border-box; width: min(440px, 100vw - 32px); margin: 16px; padding: 32px; background: #fff; border: 1px solid #c9cdd6; border-radius: 6px; }
.ribbon { margin: 0 0 24px; padding: 6px 12px; background: #ffe9a8; color: #4a3600; border-radius: 4px; font-size: 14px; }
h1 { margin: 0; font-size: 34px; line-height: 1.2; }
.label { display: block; font-size: 14px; font-weight: 400; }
.what { overflow-wrap: anywhere; }
button { display: block; width: 100%; min-height: 48px; margin: 12px 0 0; font: inherit; border: 1px solid #5d6472; border-radius: 6px; background: none; color: inherit; cursor: pointer; }
button.pay { background: #1b3f8f; border-color: #1b3f8f; color: #fff; font-weight: 700; }
button:focus-visible, a:focus-visible { outline: 3px solid #d98200; outline-offset: 2px; }
.leave { margin: 24px 0 0; text-align: center; }
a { color: #1b3f8f; }
@media (prefers-color-scheme: dark) {
  body { background: #14161b; color: #eceef2; }
  main { background: #1e2128; border-color: #3b414d; }
  .ribbon { background: #4a3a08; color: #ffe9a8; }
  button.pay { background: #8fb0ff; border-color: #8fb0ff; color: #0c1430; }
  a { color: #9dbaff; }
}
`
