import {
  CHILD_SEAT_GROUPS,
  CHILD_SEATS,
  type AccessLevel,
  type ChildSeatGroup,
  type Extras,
} from '@fiacre/sdk/rules'
import type { MailLanguage } from '../mail-language.ts'
import { perLanguage } from '../../localisation/per-language.ts'

const numbers = perLanguage(({ tag }) => new Intl.NumberFormat(tag))

const SEAT_LABELS = { infant: 'infantSeats', child: 'childSeats', booster: 'boosterSeats' } as const

/** Each group's seats, with the weights that they are for. */
const seatLabels = perLanguage(({ tag, texts }: MailLanguage) => {
  const kilograms = new Intl.NumberFormat(tag, { style: 'unit', unit: 'kilogram' })
  return CHILD_SEAT_GROUPS.map((group): [ChildSeatGroup, string] => {
    const { fromKg, toKg } = CHILD_SEATS[group]
    return [group, `${texts.labels[SEAT_LABELS[group]]} (${kilograms.formatRange(fromKg, toKg)})`]
  })
})

/** Names of our own, the same in every language. */
export const TARIFFS: Readonly<Record<AccessLevel, string>> = { saver: 'Saver', flexible: 'Flexible' }

/** Names every extra there is, once. */
export const EVERY_EXTRA: Extras = {
  luggage: { suitcases: 1, handLuggage: 1 },
  childSeats: { infant: 1, child: 1, booster: 1 },
  meetAndGreet: true,
}

/** A class of vehicles in the language, where it has a name of its own for it. */
export function writtenVehicle(name: string, { texts }: MailLanguage): string {
  return new Map(Object.entries(texts.vehicles)).get(name) ?? name
}

export function writtenCount(count: number, language: MailLanguage): string {
  return numbers(language).format(count)
}

/** What comes with a ride, one row each; nothing that is not wanted. */
export function extrasRows(extras: Extras, language: MailLanguage): [label: string, value: string][] {
  const { labels, priceLines, included } = language.texts
  const { luggage, childSeats, meetAndGreet } = extras
  const counted: [label: string, count: number][] = [
    [labels.suitcases, luggage?.suitcases ?? 0],
    [labels.handLuggage, luggage?.handLuggage ?? 0],
    ...seatLabels(language).map(([group, label]): [string, number] => [label, childSeats?.[group] ?? 0]),
  ]
  return [
    ...counted.flatMap(([label, count]): [string, string][] =>
      count > 0 ? [[label, writtenCount(count, language)]] : [],
    ),
    ...(meetAndGreet ? [[priceLines.MEET_AND_GREET, included] satisfies [string, string]] : []),
  ]
}
