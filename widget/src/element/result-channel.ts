import type { ElementResult } from './element-result.ts'

/*
 * A checkout in a window of its own comes back to the partner's page in that window. From there the result is passed to
 * the page that opened it; the windows do not know each other any more, as our site stood between them.
 */
type Message = { readonly result?: ElementResult; readonly heard?: string }

/** How long, in ms, the page that opened the window has to answer. */
const PATIENCE_MS = 2000

/** Waits for the result of a checkout; the answer stops waiting. */
export function awaitResult(
  partner: string,
  checkoutSessionId: string,
  tell: (result: ElementResult) => void,
): () => void {
  const channel = open(partner)
  channel?.addEventListener('message', ({ data }: MessageEvent<Message | null>) => {
    if (data?.result?.detail.checkoutSessionId !== checkoutSessionId) return
    say(channel, { heard: checkoutSessionId })
    channel.close()
    tell(data.result)
  })
  return () => channel?.close()
}

/** Passes a result on, and says so when a page has waited for it. */
export function passResult(partner: string, result: ElementResult, wasHeard: () => void): void {
  const channel = open(partner)
  if (!channel) return
  channel.addEventListener('message', ({ data }: MessageEvent<Message | null>) => {
    if (data?.heard !== result.detail.checkoutSessionId) return
    channel.close()
    wasHeard()
  })
  say(channel, { result })
  setTimeout(() => channel.close(), PATIENCE_MS)
}

function say(channel: BroadcastChannel, message: Message): void {
  // A channel has no target: it reaches its own origin alone.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(message)
}

/** Null where a browser keeps windows apart that embed us, as some do with storage. */
function open(partner: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(`fiacre:${partner}`)
  } catch {
    return null
  }
}
