import {
  CHILD_SEAT_GROUPS,
  CHILD_SEATS,
  type AccessLevel,
  type ChildSeatGroup,
  type Extras,
} from '@fiacre/sdk/rules'
import type { MailLanguage } from './mail-languages.ts'

const SEAT_LABELS = { infant: 'infantSeats', child: 'childSeats', booster: 'boosterSeats' } as const

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

export function writtenCount(count: number, { tag }: MailLanguage): string {
  return new Intl.NumberFormat(tag).format(count)
}

/** What comes with a ride, one row each; nothing that is not wanted. */
export function extrasRows(extras: Extras, language: MailLanguage): [label: string, value: string][] {
  const { labels, priceLines, included } = language.texts
  const { luggage, childSeats, meetAndGreet } = extras
  const counted: [label: string, count: number][] = [
    [labels.suitcases, luggage?.suitcases ?? 0],
    [labels.handLuggage, luggage?.handLuggage ?? 0],
    ...CHILD_SEAT_GROUPS.map((group): [string, number] => [
      `${labels[SEAT_LABELS[group]]} (${weights(group, language)})`,
      childSeats?.[group] ?? 0,
    ]),
  ]
  return [
    ...counted.flatMap(([label, count]): [string, string][] =>
      count > 0 ? [[label, writtenCount(count, language)]] : [],
    ),
    ...(meetAndGreet ? [[priceLines.MEET_AND_GREET, included] satisfies [string, string]] : []),
  ]
}

function weights(group: ChildSeatGroup, { tag }: MailLanguage): string {
  const { fromKg, toKg } = CHILD_SEATS[group]
  return new Intl.NumberFormat(tag, { style: 'unit', unit: 'kilogram' }).formatRange(fromKg, toKg)
}
