import type { Context as KoaContext } from 'koa'
import getRawBody from 'raw-body'
import { z } from 'zod'
import { DISPUTE_TURNS, type DisputeTurn } from './sandbox-event.ts'
import { Problem } from '#platform/http/problem.ts'

/** How the callback of a decision travels. */
export const DELIVERIES = ['now', 'late', 'twice', 'lost'] as const

/** How late a late callback is unless the page says otherwise, and the latest it may be. Seconds. */
export const USUAL_DELAY = 20
export const LONGEST_DELAY = 3600

const MOST_CENTS = 1_000_000_000

const choice = z.strictObject({
  outcome: z.enum(['paid', 'declined', 'processing']),
  delivery: z.enum(DELIVERIES).default('now'),
  arrivedCents: z.int().min(1).max(MOST_CENTS).optional(),
  card: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .optional(),
  delaySeconds: z.int().min(1).max(LONGEST_DELAY).default(USUAL_DELAY),
})

const disputed = z.strictObject({ dispute: z.enum(DISPUTE_TURNS) })

/** What somebody decided on the page, and how the callback is to travel. */
export type SandboxChoice = z.infer<typeof choice>

/** Reads a decision that was sent as a form or as JSON. @throws Problem when it is none */
export async function readChoice(ctx: KoaContext): Promise<SandboxChoice | { dispute: DisputeTurn }> {
  const text = await getRawBody(ctx.req, { limit: 1024, encoding: 'utf8' }).catch(() => {
    throw new Problem('PAYLOAD_TOO_LARGE', 'That is more than a payment page can take.')
  })
  const sent = ctx.is('application/json') ? parseJson(text) : parseForm(text)
  const dispute = disputed.safeParse(sent)
  if (dispute.success) return dispute.data
  const read = choice.safeParse(sent)
  if (!read.success) {
    throw new Problem(
      'INVALID_REQUEST',
      `Send outcome: "paid", "declined" or "processing"; if you like, delivery: "${DELIVERIES.join('", "')}", delaySeconds: 1 to ${LONGEST_DELAY}, arrivedCents, when another sum shall arrive, and card, a word of up to 40 letters that is the same for the same card. Of a payment that was made, send dispute: "${DISPUTE_TURNS.join('", "')}".`,
    )
  }
  return read.data
}

/** A form has only text, and sends its numbers whether they were filled in or not. */
function parseForm(text: string): unknown {
  const { delaySeconds, arrivedCents, card, ...rest } = Object.fromEntries(new URLSearchParams(text))
  return {
    ...rest,
    ...(delaySeconds && { delaySeconds: Number(delaySeconds) }),
    ...(card && { card }),
    ...(arrivedCents && { arrivedCents: Number(arrivedCents) }),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem('MALFORMED_JSON', 'The body could not be read as JSON.')
  }
}
