import { beforeEach, describe, expect, it, vi } from 'vitest'
import { problem } from '../booking/flow/testing/problem.ts'
import { quoteOf } from '../booking/flow/testing/samples.ts'
import { createHandOff } from './partner-checkout.ts'
import type { HandOffParts } from './partner-checkout.ts'
import { readSettings } from './settings.ts'

const PAGE = 'https://hotel.example/transfers?room=7'
const SESSION = {
  checkoutSessionId: '0198c2b0-1111-7abc-8def-0123456789ab',
  url: 'https://fiacre.example/checkout?session=cs_1',
  expiresAt: '2026-05-12T08:30:00.000Z',
}

const create = vi.fn<(input: { body: object; idempotencyKey?: string }) => Promise<typeof SESSION>>()
const announce = vi.fn<(name: string, detail: unknown) => void>()
const failed = vi.fn<(thrown: unknown) => void>()
const opened = vi.fn<(id: string) => void>()
const go = vi.fn<(url: string) => boolean>()
const blocked = vi.fn<(url: string) => void>()
const popup = { location: { replace: vi.fn<(url: string) => void>() }, close: vi.fn<() => void>() }
const open = vi.fn<(...place: string[]) => typeof popup | null>(() => popup)

beforeEach(() => {
  vi.resetAllMocks()
  create.mockResolvedValue(SESSION)
  open.mockReturnValue(popup)
  go.mockReturnValue(true)
  vi.stubGlobal('location', new URL(`${PAGE}&fiacre_result=cr_old`))
  vi.stubGlobal('document', { baseURI: 'https://hotel.example/transfers' })
  vi.stubGlobal('window', { open })
  for (const name of ['screenX', 'screenY', 'outerWidth', 'outerHeight']) vi.stubGlobal(name, 1000)
  return () => vi.unstubAllGlobals()
})

function handOff(attributes: Record<string, string> = {}) {
  const settings = readSettings(
    { getAttribute: (name: string) => attributes[name] ?? null },
    { script: {}, address: new URLSearchParams('utm_source=letter'), languages: ['pl'] },
  )
  const client = async () => ({ createCheckoutSession: create }) as never
  const parts: HandOffParts = { client, settings: () => settings, announce, failed, opened, go, blocked }
  return createHandOff(parts)
}

const sent = (call: number) => create.mock.calls[call]?.[0]
const refused = () => problem(422, 'RETURN_URL_NOT_ALLOWED', 'Not one of yours.')

describe('the hand-off to our site', () => {
  it('keeps the price there, with the way back to the page as it was before', async () => {
    expect(await handOff()(quoteOf())).toBe(true)
    expect(sent(0)?.body).toEqual({
      quoteId: quoteOf().quoteId,
      locale: 'pl',
      currency: 'EUR',
      distanceUnit: 'km',
      attribution: { utm_source: 'letter' },
      returnUrl: PAGE,
    })
    expect(go).toHaveBeenCalledExactlyOnceWith(SESSION.url)
  })

  it('opens in a tab of its own from a frame that may not leave, where that is allowed', async () => {
    go.mockReturnValue(false)
    expect(await handOff()(quoteOf())).toBe(false)
    expect(open).toHaveBeenCalledExactlyOnceWith(SESSION.url, '_blank')
    expect(announce.mock.calls).toMatchObject([['fiacre:checkout', { target: 'popup' }]])
    expect(opened).toHaveBeenCalledExactlyOnceWith(SESSION.checkoutSessionId)
  })

  it('is told to be blocked where nothing is allowed', async () => {
    go.mockReturnValue(false)
    open.mockReturnValue(null)
    expect(await handOff()(quoteOf())).toBe(false)
    expect(blocked).toHaveBeenCalledExactlyOnceWith(SESSION.url)
    expect(announce).not.toHaveBeenCalled()
  })

  it('is announced without the address, which opens once', async () => {
    await handOff()(quoteOf())
    expect(announce).toHaveBeenCalledExactlyOnceWith('fiacre:checkout', {
      checkoutSessionId: SESSION.checkoutSessionId,
      quoteId: quoteOf().quoteId,
      target: 'self',
    })
  })

  it('leads back to the address that the element names, as seen from the page', async () => {
    await handOff({ 'return-url': '../thanks' })(quoteOf())
    expect(sent(0)?.body).toMatchObject({ returnUrl: 'https://hotel.example/thanks' })
  })

  it('shows prices and distances there as here, and names its own way back for who has not paid', async () => {
    await handOff({ currency: 'chf', units: 'mi', 'cancel-url': '/left' })(quoteOf())
    expect(sent(0)?.body).toMatchObject({
      currency: 'CHF',
      distanceUnit: 'mi',
      returnUrl: PAGE,
      cancelUrl: 'https://hotel.example/left',
    })
  })

  it('says no currency that our site does not show', async () => {
    await handOff({ currency: 'HUF' })(quoteOf())
    expect(sent(0)?.body).not.toHaveProperty('currency')
  })

  it('goes without a way back where the page’s own address is not allowed', async () => {
    create.mockRejectedValueOnce(refused())
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const go2 = handOff()
    expect(await go2(quoteOf())).toBe(true)
    expect(sent(1)?.body).not.toHaveProperty('returnUrl')
    expect(sent(1)?.idempotencyKey).not.toBe(sent(0)?.idempotencyKey)
    expect(failed).not.toHaveBeenCalled()
    expect(warn.mock.calls.join()).toContain('travellers stay on our site')
    // Known by now: the same wish goes out under the same key at once.
    await go2(quoteOf())
    expect(sent(2)).toEqual(sent(1))
  })

  it('loses no sale to an address for who has not paid that is not listed, and says so to the page’s owner', async () => {
    const errors = [{ pointer: '/cancelUrl', code: 'RETURN_URL_NOT_ALLOWED', message: 'Not one of yours.' }]
    create.mockRejectedValueOnce(problem(422, 'RETURN_URL_NOT_ALLOWED', 'Not one of yours.', { errors }))
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    expect(await handOff({ 'cancel-url': 'https://elsewhere.example/left' })(quoteOf())).toBe(true)
    expect(sent(1)?.body).toMatchObject({ returnUrl: PAGE })
    expect(sent(1)?.body).not.toHaveProperty('cancelUrl')
    expect(warn.mock.calls.join()).toContain('https://elsewhere.example/left is not among')
    expect(failed).not.toHaveBeenCalled()
  })

  it('fails where the address that the element names is not allowed', async () => {
    create.mockRejectedValue(refused())
    await expect(handOff({ 'return-url': '/thanks' })(quoteOf())).rejects.toMatchObject({
      code: 'RETURN_URL_NOT_ALLOWED',
    })
    expect(create).toHaveBeenCalledOnce()
    expect(failed).toHaveBeenCalledOnce()
  })

  it('is tried again under the same key', async () => {
    create.mockRejectedValueOnce(new TypeError('gone'))
    const again = handOff()
    await expect(again(quoteOf())).rejects.toThrow('gone')
    await again(quoteOf())
    expect(sent(1)).toEqual(sent(0))
    await again(quoteOf({ quoteId: 'another' }))
    expect(sent(2)?.idempotencyKey).not.toBe(sent(0)?.idempotencyKey)
  })
})

describe('a window for the checkout', () => {
  it('opens before anything is waited for, and the page stays', async () => {
    const leaving = handOff({ target: 'popup' })(quoteOf())
    expect(open).toHaveBeenCalledOnce()
    expect(create).not.toHaveBeenCalled()
    expect(await leaving).toBe(false)
    expect(popup.location.replace).toHaveBeenCalledExactlyOnceWith(SESSION.url)
    expect(opened).toHaveBeenCalledExactlyOnceWith(SESSION.checkoutSessionId)
    expect(go).not.toHaveBeenCalled()
  })

  it('is this tab where it is blocked', async () => {
    open.mockReturnValue(null)
    expect(await handOff({ target: 'popup' })(quoteOf())).toBe(true)
    expect(go).toHaveBeenCalledExactlyOnceWith(SESSION.url)
    expect(announce).toHaveBeenCalledWith('fiacre:checkout', expect.objectContaining({ target: 'self' }))
  })

  it('closes when there is nothing to show in it', async () => {
    create.mockRejectedValue(new TypeError('gone'))
    await expect(handOff({ target: 'popup' })(quoteOf())).rejects.toThrow('gone')
    expect(popup.close).toHaveBeenCalledOnce()
  })
})
