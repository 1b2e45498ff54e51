import { describe, expect, it } from 'vitest'
import { shownAsText } from './letter/own-words.ts'
import { mailForAnyone } from './mail-for-anyone.ts'
import { MAIL_LANGUAGES } from './mail-languages.ts'
import { hasRoom, MAIL_LIMITS } from './mail-limits.ts'
import { mailSamples } from './mail-samples.ts'
import { renderMail } from './render-mail.ts'
import type { Mail } from './mail.ts'

const samples = Object.values(mailSamples('https://fiacre.example'))

/** The mail as somebody makes it say something wherever they can, but for the places, which are given by name. */
function spoilt(mail: Mail): Mail {
  const evil = { ...mail, firstName: 'EVIL' }
  if ('newEmail' in evil) return { ...evil, newEmail: 'evil+words@evil.example' }
  if (!('booking' in evil)) return evil
  const booking = {
    ...evil.booking,
    notes: 'EVIL http://evil.example',
    nameBoard: 'EVIL',
    pickupAddress: 'EVIL street',
    destinationAddress: 'www.evil.example',
    travelNumber: 'EVIL 1',
  }
  if (evil.kind !== 'booking-changed') return { ...evil, booking }
  const changes = (['notes', 'nameBoard', 'destinationAddress', 'travelNumber'] as const).map((field) => ({
    field,
    before: 'EVIL',
    after: 'evil.example',
  }))
  return { ...evil, booking, changes: [...evil.changes, ...changes] }
}

describe('a mail to an address that nobody confirmed', () => {
  it.each(MAIL_LANGUAGES)('holds none of anybody’s words, in %s', (language) => {
    for (const mail of samples) {
      const { subject, text, html } = renderMail(mailForAnyone(spoilt(mail)), language)
      // Of its own address, the reader sees the part that is not free.
      const said = mail.kind === 'confirm-new-email' ? text.replaceAll('•••@evil.example', '') : text
      expect(said, mail.kind).not.toMatch(/evil/i)
      if (mail.kind !== 'confirm-new-email') expect(html, mail.kind).not.toMatch(/evil/i)
      expect(subject).not.toMatch(/evil/i)
      expect(said, mail.kind).not.toMatch(/[{}]|\b(undefined|null)\b/)
    }
  })

  it('still tells the facts', () => {
    const paid = samples.find((mail) => mail.kind === 'booking-paid')
    if (!paid) throw new Error('There is no such sample.')
    const { text } = renderMail(mailForAnyone(paid), 'en')
    for (const line of ['Hello,\n', 'From: Geneva Airport (GVA)', 'Passengers: 6', 'Total: €602.58']) {
      expect(text).toContain(line)
    }
  })
})

describe('what somebody wrote', () => {
  it.each([
    ['see http://evil.example/x', 'see http: //evil. example/x'],
    ['HTTPS://EVIL.EXAMPLE', 'HTTPS: //EVIL. EXAMPLE'],
    ['www.evil.example', 'www. evil. example'],
    ['evil.co.uk/win', 'evil. co. uk/win'],
    ['mailto:win@evil.example', 'mailto: win@evil. example'],
    ['//1.2.3.4/x', '//1. 2. 3.4/x'],
    ['evil。example', 'evil。 example'],
    ['evil.xn--p1ai', 'evil. xn--p1ai'],
    ['evil\u2060.example', 'evil\u2060. example'],
  ])('%j is no link', (wrote, shown) => expect(shownAsText(wrote)).toBe(shown))

  it.each(['at 14:30, gate B.', 'St. Anton', 'Flight LX 1.5 h late', 'Ring the bell: twice', 'z.B. Tor 3'])(
    '%j stays as it is',
    (wrote) => expect(shownAsText(wrote)).toBe(wrote),
  )
})

describe('the limits of an address', () => {
  it('are few for one that nobody confirmed, over all kinds', () => {
    // What a person of ours answers is nothing that anybody can ask for.
    // Rides are told of to carriers that our own people have approved, and another bank account to whoever gave one before.
    const { answer: _, ride: __, payout: ___, ...asked } = MAIL_LIMITS.unconfirmed
    const all = Object.values(asked)
    expect(all.reduce((sum, { perHour }) => sum + perHour, 0)).toBeLessThanOrEqual(21)
    expect(all.reduce((sum, { perDay }) => sum + perDay, 0)).toBeLessThanOrEqual(30)
  })

  it('hold to the mail', () => {
    const limit = { perHour: 2, perDay: 3 }
    expect(hasRoom(limit, { hour: 1, day: 2 })).toBe(true)
    expect(hasRoom(limit, { hour: 2, day: 2 })).toBe(false)
    expect(hasRoom(limit, { hour: 0, day: 3 })).toBe(false)
  })

  it('leave one link to a new password an hour, as the one before has ended by then', () => {
    for (const { reset } of Object.values(MAIL_LIMITS)) {
      expect(hasRoom(reset, { hour: 0, day: 1000 })).toBe(true)
      expect(hasRoom(reset, { hour: 1, day: 1000 })).toBe(false)
    }
  })
})
