import { beforeAll, describe, expect, it } from 'vitest'
import { sendAllHeldMail } from '#bookings/checkout/send-held-mail.ts'
import { MAIL_LIMITS } from '#platform/mail/mail-limits.ts'
import {
  allMailsTo,
  confirm,
  CONFIRM,
  confirmed,
  linksTo,
  subjectsTo,
  tokenMailed,
} from '../support/accounts.ts'
import { changeBy } from '../support/changes.ts'
import { TestClient } from '../support/client.ts'
import { bookBy, HOUR, paidBooking } from '../support/money.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import {
  billing,
  newTraveller,
  signedUpTraveller,
  PASSWORD,
  registration,
  trip,
} from '../support/traveller.ts'

const TRANSFER = { paymentMethod: 'bank_transfer' }

let service: TestService
beforeAll(async () => {
  service = await sharedService()
})

/** Somebody who registers an address that is not theirs, under a name that says something. */
async function attacker(victim: string) {
  const client = new TestClient(service.url)
  const name = { firstName: 'Dear winner', lastName: 'Collect your prize' }
  await client.call('POST', '/api/auth/register', { ...registration(victim), ...name })
  await client.call('POST', '/api/auth/login', { email: victim, password: PASSWORD })
  await client.call('PUT', '/api/auth/profile', { ...billing(victim), ...name })
  return client
}

const times = (count: number, act: (n: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, (_, n) => act(n)))

const SAID = {
  specialRequests: 'Claim it at https://evil.example/win or www.evil.example',
  nameBoard: 'YOU HAVE WON',
  pickupAddress: 'a prize, evil.example/win',
  travelNumber: 'WIN 1000',
  pickupLocation: 'geneva AIRPORT',
}
const WORDS = /evil|claim|won\b|WIN 1000|winner|prize|geneva AIRPORT/

describe('an address that nobody confirmed', () => {
  it('gets few mails, and not a word of whoever gave it, however often they are asked for', async () => {
    const victim = `victim.${Date.now()}@example.com`
    const client = await attacker(victim)
    const request = trip(service.clock.now, {
      pickupLocation: SAID.pickupLocation,
      extras: { meetAndGreet: true },
    })
    const { pickupLocation: _, ...words } = SAID
    const { body } = await bookBy(client, request, { ...TRANSFER, ...words })
    const { id } = body.booking
    await bookBy(client, request, { ...TRANSFER, ...words })
    await bookBy(client, request, words)
    const payer = { bookingId: id, method: 'bank_transfer', firstName: 'Ada', lastName: 'K', email: victim }
    await times(40, () => client.call('POST', '/api/payments/create', payer))
    for (let n = 0; n < 8; n += 1) {
      const wish = {
        specialRequests: `evil ${n}`,
        nameBoard: SAID.nameBoard,
        destinationAddress: `evil ${n}`,
        passengers: 1 + (n % 2),
        expectedDifferenceCents: 0,
      }
      expect((await changeBy(client, id, wish)).status).toBe(200)
    }
    await times(12, () => client.call('POST', '/api/auth/resend-confirmation', { email: victim }))
    await times(12, () => client.call('POST', '/api/auth/forgot-password', { email: victim }))
    await times(8, () =>
      client.call('POST', '/api/auth/change-password', { currentPassword: PASSWORD, newPassword: PASSWORD }),
    )
    const mails = await allMailsTo(service, victim)
    const { confirmation, reset, account, booking } = MAIL_LIMITS.unconfirmed
    const most = confirmation.perHour + reset.perHour + account.perHour + booking.perHour
    expect(mails.length).toBeLessThanOrEqual(most)
    expect(mails.filter(({ subject }) => /bank transfer/.test(subject)).length).toBeLessThanOrEqual(2)
    for (const { subject, text, html, links } of mails) {
      for (const part of [subject, text, html]) expect(part).not.toMatch(WORDS)
      for (const link of links) expect(new URL(link).origin).toBe(service.url)
    }
    const told = mails.find(({ text }) => text.includes('From:'))
    expect(told?.text).toMatch(/^From: Geneva Airport/m)
    expect(told?.text).toContain('Hello,\n')
  })

  it('is a mailbox, whatever is added to its name, and takes nothing from the one whose address is confirmed', async () => {
    // No mail of a registration counts for the mailbox, which it does where it is sent before the address is confirmed.
    const { client, email } = await newTraveller(service.url)
    await confirmed(service, email)
    const before = (await allMailsTo(service, email)).length
    const [box = '', host = ''] = email.split('@')
    const aliases = Array.from({ length: 9 }, (_, n) => `${box}+${n}@${host}`)
    for (const alias of aliases) {
      expect((await client.call('POST', '/api/auth/register', registration(alias))).status).toBe(201)
      await client.call('POST', '/api/auth/forgot-password', { email: alias })
    }
    const mails = await Promise.all(aliases.map((alias) => allMailsTo(service, alias)))
    const { confirmation, reset } = MAIL_LIMITS.unconfirmed
    expect(mails.flat()).toHaveLength(confirmation.perHour + reset.perHour)
    await client.call('POST', '/api/auth/forgot-password', { email })
    expect(await allMailsTo(service, email)).toHaveLength(before + 1)
  })

  it('gets one mail of a paid booking, and the rest that is still true once it is confirmed', async () => {
    const { client, email } = await signedUpTraveller(service.url)
    const paid = await paidBooking(service, client, { how: { specialRequests: 'Two pairs of skis' } })
    const waiting = (await bookBy(client, trip(service.clock.now), TRANSFER)).body.booking
    // Of many at once, any could be the one that there is no room for.
    for (const passengers of [1, 2]) {
      await allMailsTo(service, email)
      await changeBy(client, waiting.id, { passengers, specialRequests: 'Bell 2' })
    }
    const before = await allMailsTo(service, email)
    const ofPaid = before.filter(({ subject }) => subject.includes(paid.bookingNumber))
    expect(
      ofPaid.map(({ subject }) => subject).filter((subject) => !subject.includes('one step left')),
    ).toEqual([`Booking ${paid.bookingNumber} is confirmed`])
    expect(ofPaid.map(({ text }) => text).join('\n')).not.toMatch(/skis|Hello Ada/)
    const [link = ''] = await linksTo(service, email, CONFIRM)
    await confirm(service, new URL(link).searchParams.get('token') ?? '')
    const after = await untilMails(email, before.length + 2)
    const fresh = after.filter(({ text }) => text.includes('Hello Ada,'))
    expect(fresh.map(({ subject }) => subject).toSorted()).toEqual(
      [
        `Booking ${waiting.bookingNumber} has changed`,
        `Receipt for booking ${paid.bookingNumber}`,
      ].toSorted(),
    )
    expect(fresh.find(({ subject }) => subject.includes('changed'))?.text).toMatch(
      /Notes to the driver: Bell/,
    )
    expect(fresh.map(({ text }) => text).join('\n')).toContain('skis')
  })

  it('is not asked for an address that stands in the place field, though the mail may not repeat it', async () => {
    const mailOf = async (destination: string) => {
      const { client, email } = await signedUpTraveller(service.url)
      const { bookingNumber } = await paidBooking(service, client, { request: { destination } })
      const mails = await allMailsTo(service, email)
      return mails.find(({ subject }) => subject === `Booking ${bookingNumber} is confirmed`)?.text ?? ''
    }
    expect(await mailOf('Chamonix')).toContain('Where exactly in Chamonix?')
    const told = await mailOf('Chamonix, Hotel Les Aiglons')
    expect(told).toContain('Chamonix')
    expect(told).not.toMatch(/Where exactly|Aiglons/)
  })

  it('still gets a link to a new password when everything else was used up, and again an hour later', async () => {
    const { client, email } = await signedUpTraveller(service.url)
    const start = service.clock.now
    try {
      for (let hour = 0; hour < 6; hour += 1) {
        service.clock.now = new Date(start.getTime() + hour * HOUR + hour)
        const asked = () => client.call('POST', '/api/auth/forgot-password', { email })
        const before = (await linksTo(service, email, '/reset-password')).length
        await times(10, asked)
        const links = await linksTo(service, email, '/reset-password')
        expect(links.length, `in hour ${hour}`).toBeGreaterThan(before)
        expect(links.length - before).toBeLessThanOrEqual(MAIL_LIMITS.unconfirmed.reset.perHour)
      }
    } finally {
      service.clock.now = start
    }
  })

  it('is confirmed by the link of a reset, which tells what was held back too', async () => {
    const { client, email } = await signedUpTraveller(service.url)
    const paid = await paidBooking(service, client)
    await allMailsTo(service, email)
    const token = await tokenMailed(service, email, '/reset-password', () =>
      client.call('POST', '/api/auth/forgot-password', { email }),
    )
    await client.call('POST', '/api/auth/reset-password', { token, newPassword: 'another long pass phrase' })
    const receipt = `Receipt for booking ${paid.bookingNumber}`
    const mails = await untilMails(email, 0, ({ subject }) => subject === receipt)
    expect(mails.filter(({ subject }) => subject === receipt)).toHaveLength(1)
  })
})

describe('an address that somebody confirmed', () => {
  it('is not told the same twice, and never gets a link to follow in what was written', async () => {
    const { client, email } = await signedUpTraveller(service.url)
    await confirmed(service, email)
    const { body } = await bookBy(client, trip(service.clock.now), {
      ...TRANSFER,
      specialRequests: SAID.specialRequests,
    })
    const payer = {
      bookingId: body.booking.id,
      method: 'bank_transfer',
      firstName: 'Ada',
      lastName: 'K',
      email,
    }
    await times(20, () => client.call('POST', '/api/payments/create', payer))
    const mails = (await allMailsTo(service, email)).filter(({ subject }) => /bank transfer/.test(subject))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('Claim it at https: //evil. example/win or www. evil. example')
    expect(mails[0]?.html).not.toMatch(/evil\.example|https?:\/\/evil/)
  })

  it('gets so many an hour, and the rest of what is true when there is room', async () => {
    const { client, email } = await signedUpTraveller(service.url)
    await confirmed(service, email)
    const start = service.clock.now
    const { booking } = (await bookBy(client, trip(start), TRANSFER)).body
    const { perHour } = MAIL_LIMITS.confirmed.booking
    for (let n = 0; n <= perHour; n += 1) {
      const wish = { specialRequests: `Bell ${n}`, expectedDifferenceCents: 0 }
      expect((await changeBy(client, booking.id, wish)).status).toBe(200)
    }
    const changed = async () =>
      (await subjectsTo(service, email)).filter((subject) => /changed|transfer/.test(subject))
    expect(await changed()).toHaveLength(perHour)
    try {
      service.clock.now = new Date(start.getTime() + HOUR + 1)
      await sendAllHeldMail(service.context)
      expect(await changed()).toHaveLength(perHour + 1)
      const mails = await allMailsTo(service, email)
      expect(mails.filter(({ text }) => text.includes(`Bell ${perHour}`)).length).toBeGreaterThan(0)
    } finally {
      service.clock.now = start
    }
  })
})

async function untilMails(email: string, count: number, wanted?: (mail: { subject: string }) => boolean) {
  for (let tries = 0; ; tries += 1) {
    const mails = await allMailsTo(service, email)
    const isThere = wanted ? mails.some(wanted) : mails.length >= count
    if (isThere || tries > 60) {
      expect(isThere, JSON.stringify(mails.map(({ subject }) => subject))).toBe(true)
      return mails
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
