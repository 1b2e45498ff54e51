import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { readConfig } from '#platform/settings/config.ts'
import type { Orm } from '#platform/database/orm.ts'
import { openGateways } from './gateways.ts'

const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }

async function open(env: Record<string, string>) {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const gateways = await openGateways(readConfig(env), {
    orm: {} as Orm,
    publicUrl: 'https://fiacre.example',
    sandboxSecret: 'secret',
    now: () => new Date(),
    log,
  })
  const names = ['sandbox', 'stripe', 'test'].filter((name) => gateways.byName(name)?.name === name)
  return { card: gateways.cardFor({ isTest: false })?.name, names, lines, gateways }
}

describe('the gateways', () => {
  it('are a sandbox and an example account when nothing is set', async () => {
    const { card, names, lines, gateways } = await open({})
    expect([card, names, lines]).toEqual(['sandbox', ['sandbox', 'test'], []])
    expect(gateways.bankTransfer?.isExample).toBe(true)
    expect(gateways.byName('bank-transfer')).toBeUndefined()
  })

  it('keep Stripe for what it was asked before, and never the sandbox', async () => {
    const trying = await open({ ...STRIPE, PAYMENT_GATEWAYS: 'sandbox' })
    expect([trying.card, trying.names]).toEqual(['sandbox', ['sandbox', 'stripe', 'test']])
    const real = await open(STRIPE)
    expect([real.card, real.names]).toEqual(['stripe', ['stripe', 'test']])
  })

  it.each<Record<string, string>>([{}, STRIPE, { NODE_ENV: 'production' }])(
    'charge nobody for a test, with %j',
    async (env) => {
      const { gateways } = await open(env)
      expect(gateways.cardFor({ isTest: true })?.name).toBe('test')
    },
  )

  it.each([
    [{}, /nobody can pay/],
    [{ PAYMENT_GATEWAYS: 'sandbox' }, /no money moves/],
  ])('say in production what is amiss with %j', async (env, warning) => {
    const { lines } = await open({ ...env, NODE_ENV: 'production' })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(warning)
  })
})
