import { pino } from 'pino'
import { describe, expect, it, vi } from 'vitest'
import type { PaymentGateway } from '#money/payments/gateway.ts'
import type { Context } from '#platform/context/context.ts'
import { cardGatewaySource } from './card-gateway-source.ts'

const MINUTE = 60_000

function served(gateway: Partial<PaymentGateway> | undefined) {
  const clock = { now: 0 }
  const context = {
    gateways: { cardFor: () => gateway },
    now: () => new Date(clock.now),
    log: pino({ level: 'silent' }),
  } as unknown as Context
  return { clock, look: async () => (await cardGatewaySource.look(context)).state }
}

describe('whether the card gateway answers', () => {
  it('is asked once in five minutes, however often somebody looks', async () => {
    const answers = vi.fn<() => Promise<void>>(async () => {})
    const { clock, look } = served({ name: 'stripe', answers })
    expect(await Promise.all([look(), look()])).toEqual(['ok', 'ok'])
    clock.now += 4 * MINUTE
    expect(await look()).toBe('ok')
    expect(answers).toHaveBeenCalledTimes(1)
    answers.mockRejectedValueOnce(new Error('Stripe refused or did not answer.'))
    clock.now += MINUTE
    expect(await look()).toBe('failing')
    clock.now += 5 * MINUTE
    expect(await look()).toBe('ok')
    expect(answers).toHaveBeenCalledTimes(3)
  })

  it('is no question where there is nobody to ask', async () => {
    expect(await served({ name: 'sandbox' }).look()).toBe('ok')
    expect(await served(undefined).look()).toBe('ok')
  })
})
