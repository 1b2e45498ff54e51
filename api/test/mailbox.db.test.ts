import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rawRequest } from './raw-request.ts'
import { testService, type TestService } from './service.ts'
import { bookTrip, mailsTo, newTraveller, trip, until, type Mail } from './traveller.ts'

let service: TestService
beforeAll(async () => {
  service = await testService()
})
afterAll(() => service.close())

describe('the development mailbox', () => {
  it('answers mails as [{to, subject, text, html, links}], newest first', async () => {
    const { client, email } = await newTraveller(service.url)
    await until(
      () => mailsTo(client, email),
      ({ length }) => length === 1,
    )
    service.clock.now = new Date(service.clock.now.getTime() + 1000)
    const { booked } = await bookTrip(client, trip(service.clock.now))
    const mails = await until(
      () => mailsTo(client, email),
      ({ length }) => length === 2,
    )
    for (const mail of mails) {
      expect(Object.keys(mail).toSorted()).toEqual(['html', 'links', 'subject', 'text', 'to'])
      expect(mail.to).toBe(email)
      expect(mail.html).toContain('<!doctype html>')
      for (const link of mail.links) {
        expect(mail.text).toContain(link)
        expect(mail.html).toContain(link.replaceAll('&', '&amp;'))
        expect(link.startsWith(service.url)).toBe(true)
      }
    }
    const { bookingNumber, id } = booked.body.booking
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Booking ${bookingNumber}: one step left`,
      'Confirm your e-mail address',
    ])
    expect(mails[0]?.links).toEqual([`${service.url}/payment?booking=${id}`])
  })

  it('shows one address’s mails, or all of them', async () => {
    const [one, other] = [await newTraveller(service.url), await newTraveller(service.url)]
    const read = async (path: string) => (await one.client.call<Mail[]>('GET', path)).body.map(({ to }) => to)
    await until(
      () => mailsTo(one.client, other.email),
      ({ length }) => length === 1,
    )
    for (const path of ['/dev/mailbox', '/dev/mailbox.json']) {
      expect(await read(`${path}?to=${one.email}`)).toEqual([one.email])
      expect(await read(`${path}?to=${one.email.toUpperCase()}`)).toEqual([one.email])
      expect(await read(path)).toEqual(expect.arrayContaining([one.email, other.email]))
      expect(await read(`${path}?to=nobody@example.com`)).toEqual([])
    }
  })

  it('is a page for a browser, JSON for everything else', async () => {
    const browser = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }
    const page = await rawRequest(service.url, { path: '/dev/mailbox', headers: browser })
    expect(page.headers.get('content-type')).toMatch(/^text\/html/)
    const json = await rawRequest(service.url, { path: '/dev/mailbox.json', headers: browser })
    expect(json.headers.get('content-type')).toMatch(/^application\/json/)
    expect((await rawRequest(service.url, { path: '/dev/mailbox' })).body).toBeInstanceOf(Array)
  })

  it('does not exist in production', async () => {
    const production = await testService({ NODE_ENV: 'production', LOG_LEVEL: 'silent' })
    try {
      await newTraveller(production.url)
      for (const path of ['/dev/mailbox', '/dev/mailbox.json', '/dev/mailbox?to=a@example.com']) {
        const answer = await rawRequest(production.url, { path })
        expect(answer.status, path).toBe(404)
        expect(answer.text, path).not.toContain('confirm-email')
      }
    } finally {
      await production.close()
    }
  })
})
