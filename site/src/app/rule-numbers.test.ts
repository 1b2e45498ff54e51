import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { createStore } from 'zustand/vanilla'

// The numbers of the rules are others here, and the screens say them. Mails, papers and contract: `scripts/rule-numbers.test.ts`.
const LIMITS = '../../../sdk/src/rules/limits.ts'
const POLICY = '../../../sdk/src/rules/policy.ts'
const CHANGED = {
  LEAD_TIME_HOURS: 1001,
  HORIZON_DAYS: 1002,
  QUOTE_VALIDITY_MINUTES: 1003,
  RESET_LINK_VALID_MINUTES: 1004 * 60,
}
const CHANGED_POLICY = {
  CANCELLATION: { saver: { hoursAfterBooking: 1005 }, partner: { hoursBeforePickup: 1005 } },
  CHANGES: { saver: { hoursBeforePickup: 1006 }, flexible: { hoursBeforePickup: 1007 } },
  WAITING_MINUTES: { flightDelay: 1008, noShow: { station: 1009, other: 1010 } },
}

async function load() {
  vi.resetModules()
  vi.doMock(LIMITS, async (original) => ({ ...(await original<object>()), ...CHANGED }))
  vi.doMock(POLICY, async (original) => ({ ...(await original<object>()), ...CHANGED_POLICY }))
  const { I18nProvider } = await import('../base/i18n/i18n-provider.tsx')
  const { createTexts } = await import('../base/i18n/texts.ts')
  const { bookingTexts } = await import('../base/i18n/booking-texts.ts')
  const { landingTexts } = await import('../pages/landing/locales/texts.ts')
  const { Day } = await import('../pages/landing/day/day.tsx')
  const { Why } = await import('../pages/landing/why/why.tsx')
  const { resetPasswordTexts } = await import('../pages/reset-password/locales/texts.ts')
  const { LinkInvalid } = await import('../pages/reset-password/link-invalid.tsx')
  const { bookingScreenTexts } = await import('../pages/booking/locales/texts.ts')
  const { useLevelWords } = await import('../subjects/booking/use-level-words.ts')

  const texts = createTexts('en')
  await texts.add(bookingTexts, landingTexts, resetPasswordTexts, bookingScreenTexts)
  // Markup is made from a store's first state.
  const read = { ...texts, store: createStore(() => texts.store.getState()) }
  const markup = (part: FunctionComponent) => {
    const Read = () => I18nProvider({ texts: read, children: createElement(part) })
    const Screen = () => Router({ ssrPath: '/', children: createElement(Read) })
    return renderToStaticMarkup(createElement(Screen))
  }
  const Levels = () => {
    const words = useLevelWords()
    return [words.refund('saver'), words.changes('saver'), words.changes('flexible')].join(' ')
  }
  return {
    day: () => markup(Day),
    why: () => markup(Why),
    link: () => markup(() => createElement(LinkInvalid, { isMissing: false })),
    levels: () => markup(Levels),
  }
}

type Screens = Awaited<ReturnType<typeof load>>
let screens: Screens
beforeAll(async () => {
  screens = await load()
})
afterAll(() => {
  vi.doUnmock(LIMITS)
  vi.doUnmock(POLICY)
  vi.resetModules()
})

it.each<[number: string, screen: keyof Screens, words: RegExp]>([
  ['LEAD_TIME_HOURS', 'day', /1,?001 hours/],
  ['HORIZON_DAYS', 'day', /1,?002 days/],
  ['QUOTE_VALIDITY_MINUTES', 'why', /1,?003 minutes/],
  ['RESET_LINK_VALID_MINUTES', 'link', /1,?004 hours/],
  ['CANCELLATION.saver', 'levels', /1,?005 hours/],
  ['CHANGES.saver', 'levels', /1,?006 hours/],
  ['CHANGES.flexible', 'levels', /1,?007 hours/],
  ['WAITING_MINUTES.flightDelay', 'why', /1,?008 minutes/],
  ['WAITING_MINUTES.noShow.station', 'why', /1,?009 minutes/],
  ['WAITING_MINUTES.noShow.other', 'why', /1,?010/],
])('a changed %s is what the screen says (%s)', (_number, screen, words) => {
  expect(screens[screen]()).toMatch(words)
})
