import { beforeAll, describe, expect, it } from 'vitest'
import { MAIL_LANGUAGES } from '#platform/mail/mail-languages.ts'
import { mailSamples } from '#platform/mail/mail-samples.ts'
import { rawRequest } from '../support/raw-request.ts'
import { testService, type TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { bookTrip, mailsTo, signedUpTraveller, trip, until, type Mail } from '../support/traveller.ts'

let service: TestService
beforeAll(async () => {
  service = await sharedService()
})

const browser = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }
const open = (path: string) => rawRequest(service.url, { path, headers: browser })

describe('the development mailbox', () => {
  it('answers mails as [{to, subject, text, html, links}], newest first', async () => {
    const { client, email } = await signedUpTraveller(service.url)
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
    const [one, other] = [await signedUpTraveller(service.url), await signedUpTraveller(service.url)]
    const read = async (path: string) => (await one.client.call<Mail[]>('GET', path)).body.map(({ to }) => to)
    for (const { email } of [one, other])
      await until(
        () => mailsTo(one.client, email),
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
    const page = await rawRequest(service.url, { path: '/dev/mailbox', headers: browser })
    expect(page.headers.get('content-type')).toMatch(/^text\/html/)
    const json = await rawRequest(service.url, { path: '/dev/mailbox.json', headers: browser })
    expect(json.headers.get('content-type')).toMatch(/^application\/json/)
    expect((await rawRequest(service.url, { path: '/dev/mailbox' })).body).toBeInstanceOf(Array)
  })

  it('lists what came, and shows each mail as HTML in either scheme, and as text', async () => {
    const { client, email } = await signedUpTraveller(service.url)
    await until(
      () => mailsTo(client, email),
      ({ length }) => length === 1,
    )
    const [mail] = await mailsTo(client, email)
    const list = await open(`/dev/mailbox?to=${email}`)
    const path = /href="(\/dev\/mailbox\/[0-9a-f-]{36})"/.exec(list.text)?.[1] ?? ''
    expect(list.text.match(/<li>/g)).toHaveLength(1)
    const page = await open(`${path}?scheme=dark`)
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe')
    expect(page.text).toContain(`src="${path}.html?scheme=dark"`)
    const document = await open(`${path}.html?scheme=dark`)
    const words = (html: string) => html.slice(html.indexOf('<body'))
    expect(words(document.text)).toBe(words(mail?.html ?? ''))
    expect(document.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'unsafe-hashes' 'sha256-/,
    )
    const text = await open(`${path}?view=text`)
    expect(text.text).toContain(`<a href="${mail?.links[0]?.replaceAll('&', '&amp;')}">`)
    expect((await open('/dev/mailbox.css')).headers.get('content-type')).toMatch(/^text\/css/)
    for (const unknown of [path.replace(/.{4}$/, '0000'), '/dev/mailbox/nothing', '/dev/mailboxes']) {
      expect((await open(unknown)).status, unknown).toBe(404)
    }
  })

  it('previews every kind of mail, in every language', async () => {
    const { text } = await open('/dev/mailbox/previews')
    const paths = [...text.matchAll(/href="(\/dev\/mailbox\/previews\/[a-z-]+\/[a-z]{2})"/g)].map(
      ([, path]) => path,
    )
    expect(paths).toHaveLength(Object.keys(mailSamples('')).length * MAIL_LANGUAGES.length)
    // Each kind once, and one kind in each language: that every mail is whole in each is seen where mails are made.
    const looked = paths.filter((path) => /\/en$|\/confirm-email\//.test(path ?? ''))
    for (const path of looked) {
      expect((await open(`${path}`)).status, path).toBe(200)
      const document = await open(`${path}.html`)
      expect(document.status, path).toBe(200)
      expect(document.headers.get('content-security-policy'), path).not.toContain('unsafe-inline')
    }
    expect((await open('/dev/mailbox/previews/confirm-email/xx')).status).toBe(404)
    expect((await open('/dev/mailbox/previews/unknown/en.html')).status).toBe(404)
  })

  it.each([
    ['in production', { NODE_ENV: 'production', LOG_LEVEL: 'silent' }],
    ['in a demonstration, whose visitors are strangers to each other', { FIACRE_DEMO: '1' }],
  ])('does not exist %s', async (_where, env) => {
    const production = await testService(env, 'bare')
    try {
      await signedUpTraveller(production.url)
      for (const path of [
        '/dev/mailbox',
        '/dev/mailbox.json',
        '/dev/mailbox?to=a@example.com',
        '/dev/mailbox.css',
        '/dev/mailbox/previews',
        '/dev/mailbox/previews/confirm-email/en.html',
      ]) {
        const answer = await rawRequest(production.url, { path })
        expect(answer.status, path).toBe(404)
        expect(answer.text, path).not.toContain('confirm-email')
      }
    } finally {
      await production.close()
    }
  })
})
