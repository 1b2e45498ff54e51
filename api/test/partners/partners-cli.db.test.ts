import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { helpFor, readCommand } from '#office/cli/command-line.ts'
import { openPartnerDesk } from '#office/cli/partner-desk.ts'
import { TestClient } from '../support/client.ts'
import { handOff } from '../support/hand-off.ts'
import { PAGE, partnerQuote } from '../support/partners.ts'
import { countOf } from '../support/personal-traces.ts'
import { testService, type TestService } from '../support/service.ts'
import { newTraveller, trip } from '../support/traveller.ts'

let service: TestService
let folder: string
beforeAll(async () => {
  service = await testService()
  folder = mkdtempSync(join(tmpdir(), 'fiacre-cli-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await service.close()
})

/** Types a command. */
const type = async (...args: string[]) => {
  const { orm, config } = service.context
  return readCommand(args)(await openPartnerDesk(orm, config), service.clock.now)
}

const firstLine = (text: string) => text.split('\n')[0] ?? ''

async function brand(key: string) {
  const client = new TestClient(service.url)
  return client.call('GET', '/api/brand', undefined, { Authorization: `Bearer ${key}` })
}

describe('the command line for partners', () => {
  it('takes in a partner with its look, pages and keys', async () => {
    const logo = join(folder, 'logo.svg')
    writeFileSync(logo, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>')
    const look = ['--subdomain', 'alpes', '--accent', '#0B5', '--logo', logo]
    const id = firstLine(await type('create', 'Hôtel des Alpes', ...look))
    expect(await type('origins', 'add', 'alpes', 'https://Alpes.example/')).toBe('https://alpes.example')
    expect(await type('return-urls', 'add', id, 'https://alpes.example/booked')).toBe(
      'https://alpes.example/booked',
    )
    expect(await type('list')).toMatch(/Hôtel des Alpes +alpes +#00bb55 +https:\/\/alpes.example +https/)
    const key = firstLine(await type('keys', 'create', 'alpes', '--mode', 'live'))
    const { body } = await brand(key)
    expect(body).toMatchObject({ name: 'Hôtel des Alpes', accent: '#00bb55', onAccent: '#000000' })
    const picture = await fetch(new URL(String(body['logoUrl']), service.url))
    expect(picture.headers.get('content-type')).toBe('image/svg+xml')
    expect(picture.headers.get('content-security-policy')).toContain('sandbox')
    expect(await type('origins', 'remove', 'alpes', 'https://alpes.example')).toBe('removed')
  })

  it('helps with the command before --help, and makes nothing', async () => {
    const about = helpFor(['keys', 'create', 'hotel', '--help']) ?? ''
    expect(about).toContain('keys create <partner> [--kind publishable|secret]')
    expect(about).not.toContain('keys revoke')
    expect(helpFor(['keys', '-h'])).toMatch(/keys list[^]+keys revoke/)
    expect(helpFor(['create', 'help'])).toBeUndefined()
    for (const args of [[], ['--help'], ['help'], ['nonsense', '--help']]) {
      expect(helpFor(args)).toMatch(/^Partners, their keys[^]+promos create/)
    }
  })

  it('rotates a key with an overlap, and revokes one at once', async () => {
    await type('create', 'Inn')
    const old = firstLine(await type('keys', 'create', 'Inn', '--kind', 'secret', '--mode', 'live'))
    const id = /[0-9a-f-]{36}/.exec(await type('keys', 'list', 'Inn'))?.[0] ?? ''
    const fresh = firstLine(await type('keys', 'rotate', id, '--overlap-hours', '2'))
    expect([(await brand(old)).status, (await brand(fresh)).status]).toEqual([200, 200])
    const began = service.clock.now
    service.clock.now = new Date(began.getTime() + 3 * 3_600_000)
    expect([(await brand(old)).body['code'], (await brand(fresh)).status]).toEqual(['KEY_REVOKED', 200])
    service.clock.now = began
    const newest = (await type('keys', 'list', 'Inn'))
      .split('\n')
      .find((line) => line.includes(fresh.slice(-4)))
    await type('keys', 'revoke', newest?.split(' ')[0] ?? '')
    expect((await brand(fresh)).body['code']).toBe('KEY_REVOKED')
    expect(await type('keys', 'list', 'Inn')).not.toContain(fresh)
  })

  it('makes promo codes, shows their use, and ends them', async () => {
    await type('promos', 'create', 'advent', '--percent', '15', '--classes', 'Economy', '--max-uses', '10')
    expect(await type('promos', 'list')).toMatch(/^ADVENT +- +15 /m)
    const request = trip(service.clock.now, { promoCode: 'ADVENT' })
    expect((await partnerQuote(service, request)).promo?.applied).toBe(true)
    // Made as the back office makes one, and written down as it.
    const trail = sql`action = 'promo-code.created' and actor_id is null and after->>'code' = 'ADVENT'`
    expect(await countOf(service, 'audit_entry', trail)).toBe(1)
    await type('promos', 'end', 'Advent')
    expect((await partnerQuote(service, request)).promo).toMatchObject({ reason: 'EXPIRED' })
  })

  it('reports what a partner’s pages brought, by campaign and promo code', async () => {
    const steps = handOff(service)
    await steps.paidCheckout()
    const { token } = await steps.start()
    const { client } = await newTraveller(service.url)
    await steps.book(client, (await steps.open(client, token)).body)
    await partnerQuote(service, trip(service.clock.now), { Authorization: 'Bearer pk_demo', Origin: PAGE })
    const report = await type('report', 'Demo partner', '--mode', 'test')
    const [names, first, ...rest] = report.split('\n')
    expect(names).toMatch(/campaign +promo +quotes +checkouts +bookings +paid +revenue +discount/)
    expect(first).toMatch(/^newsletter\/winter-2026 +WELCOME10 +2 +2 +2 +1 +\d+\.\d\d +\d+\.\d\d$/)
    expect(rest.join('\n')).toMatch(/^- +- +\d+ +0 +0 +0 +0\.00 +0\.00$/m)
    expect(await type('report', 'Demo partner')).toBe('none')
  })

  it('counts a price, its booking and its revenue once, however often it was handed over', async () => {
    const key = firstLine(await type('create', 'Twice')).trim()
    const bearer = {
      Authorization: `Bearer ${firstLine(await type('keys', 'create', key, '--kind', 'secret', '--scopes', 'journeys,checkouts'))}`,
    }
    const { client } = await newTraveller(service.url)
    const quote = await partnerQuote(service, trip(service.clock.now), bearer)
    const steps = handOff(service)
    const hand = () =>
      steps.page().call<{ url: string }>('POST', '/api/checkout-sessions', { quoteId: quote.quoteId }, bearer)
    await hand()
    const token = new URL((await hand()).body.url).searchParams.get('session') ?? ''
    const booked = await steps.book(client, (await steps.open(client, token)).body)
    await steps.pay(booked.body.booking.id)
    const [, row] = (await type('report', 'Twice', '--mode', 'test')).split('\n')
    const revenue = quote.totalPrice.toFixed(2).replace('.', String.raw`\.`)
    expect(row).toMatch(new RegExp(`^- +- +1 +2 +1 +1 +${revenue} +0\\.00$`))
  })

  it('shows no text that would steer the terminal', async () => {
    const attribution = { utm_source: 'a\u009B31mred' }
    await partnerQuote(service, trip(service.clock.now, { attribution }))
    const report = await type('report', 'Demo partner', '--mode', 'test')
    expect(report).toContain('a\uFFFD31mred')
    expect(report).not.toMatch(/\u009B/)
  })

  it.each([
    ['--accent', 'red'],
    ['--logo', 'nowhere.svg'],
    ['--subdomain', '-'],
  ])('takes in no partner whose look (%s %s) is refused', async (option, value) => {
    await expect(type('create', 'Half Made', `${option}=${value}`)).rejects.toThrow()
    expect(await type('list')).not.toContain('Half Made')
  })

  it.each([
    [['promos', 'create', 'TOOMUCH', '--percent', '95'], /1 to 90/],
    [['promos', 'create', 'BOTH', '--percent', '5', '--amount', '5'], /one of the two/],
    [
      ['promos', 'create', 'LATE', '--percent', '5', '--from', '2026-12-02', '--until', '2026-12-01'],
      /after it begins/,
    ],
    [['promos', 'create', 'NOCLASS', '--percent', '5', '--classes', 'boat'], /no class "boat"/],
    [['promos', 'create', 'WELCOME10', '--percent', '5'], /already/],
    [['origins', 'add', 'Demo partner', 'http://hotel.example'], /https/],
    [['keys', 'create', 'Demo partner', '--kind', 'public'], /publishable or secret/],
    [['keys', 'create', 'Demo partner', '--scopes', 'all'], /--scopes takes journeys, checkouts/],
    [['keys', 'rotate', 'nothing'], /no working key/],
    [['look', 'Demo partner', '--accent', 'red'], /#rrggbb/],
    [['webhooks', 'add', 'Demo partner', 'https://10.0.0.1/'], /open network/],
    [['webhooks', 'add', 'Demo partner', 'https://hotel.example/', '--types', 'all'], /no events "all"/],
    [['webhooks', 'ping', 'nothing'], /no address/],
    [['report'], /Which partner/],
    [['report', 'Demo partner', '--mode', 'Test'], /live or test/],
  ])('%j is refused in words', async (args, message) => {
    await expect(type(...args)).rejects.toThrow(message)
  })

  it('knows no other commands', () => {
    expect(() => readCommand(['delete', 'everything'])).toThrow(/no such command/)
    expect(() => readCommand(['list', '--color', 'red'])).toThrow(/--color/)
  })

  it.each([
    [['keys', 'revoke', 'one', 'two'], /two/],
    [['create', 'Grand', 'Hotel'], /Hotel.*Quote/],
    [['keys', 'revoke', 'one', '--overlap-hours', '5'], /--overlap-hours/],
    [['list', '--mode', 'live'], /--mode/],
  ])('%j is more than the command takes, and does nothing', (args, message) => {
    expect(() => readCommand(args)).toThrow(message)
  })
})
