import { writtenLanguage } from '@fiacre/sdk/rules'
import { bookingLocale } from '../../../locales/languages.ts'

/** How a traveller is used to seeing days and times. */
export type Habits = {
  /** BCP 47 tag by which days are written, as everywhere on our pages. */
  readonly tag: string
  /** BCP 47 tag with the traveller's region, as far as the page or the browser says. */
  readonly region: string
  readonly isTwelveHours: boolean
  /** The first day of a week, 0 for Sunday. */
  readonly firstWeekday: number
}

const MONDAY = 1

type WeekInfo = { readonly firstDay: number }
/** Browsers say it by a method; older ones have a property, and some none of them. */
type WithWeeks = { readonly getWeekInfo?: () => WeekInfo; readonly weekInfo?: WeekInfo }

/**
 * The habits of a page's language, with those of the region where the page or the browser names one: weeks begin as they do
 * there, and English says 2:30 PM where that is the habit.
 * @param preferred the languages of the browser, the first before all others
 */
export function habitsOf(locale: string, preferred: readonly string[]): Habits {
  const language = bookingLocale(locale)
  const { tag } = writtenLanguage(language)
  const isRegional = (each: string): boolean => each.toLowerCase().startsWith(`${language}-`) && isTag(each)
  const region = [locale, ...preferred].find(isRegional) ?? tag
  const { hourCycle } = new Intl.DateTimeFormat(region, { hour: 'numeric' }).resolvedOptions()
  return {
    tag,
    region,
    isTwelveHours: language === 'en' && (hourCycle === 'h12' || hourCycle === 'h11'),
    firstWeekday: weekInfoOf(region).firstDay % 7,
  }
}

function weekInfoOf(tag: string): WeekInfo {
  const locale = new Intl.Locale(tag) as WithWeeks
  return locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: MONDAY }
}

/** What a page says of its language may be no tag at all. */
function isTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length > 0
  } catch {
    return false
  }
}
