import { CHILD_SEAT_GROUPS, CHILD_SEATS, type ChildSeatGroup, type Extras } from '@fiacre/sdk/rules'
import type { MailLanguage } from '../mail-language.ts'
import { perLanguage } from '../../localisation/per-language.ts'

const numbers = perLanguage(({ tag }) => new Intl.NumberFormat(tag))

/** Each group's seats, with the weights that they are for. */
const seatLabels = perLanguage(({ tag, t }: MailLanguage) => {
  const kilograms = new Intl.NumberFormat(tag, { style: 'unit', unit: 'kilogram' })
  return CHILD_SEAT_GROUPS.map((group): [ChildSeatGroup, string] => {
    const { fromKg, toKg } = CHILD_SEATS[group]
    return [group, `${t(`seat.${group}`)} (${kilograms.formatRange(fromKg, toKg)})`]
  })
})

/** Names every extra there is, once. */
export const EVERY_EXTRA: Extras = {
  luggage: { suitcases: 1, handLuggage: 1 },
  childSeats: { infant: 1, child: 1, booster: 1 },
  meetAndGreet: true,
}

export function writtenCount(count: number, language: MailLanguage): string {
  return numbers(language).format(count)
}

/** What comes with a ride, one row each; nothing that is not wanted. */
export function extrasRows(extras: Extras, language: MailLanguage): [label: string, value: string][] {
  const { t } = language
  const { luggage, childSeats, meetAndGreet } = extras
  const counted: [label: string, count: number][] = [
    [t('extra.suitcases'), luggage?.suitcases ?? 0],
    [t('extra.handLuggage'), luggage?.handLuggage ?? 0],
    ...seatLabels(language).map(([group, label]): [string, number] => [label, childSeats?.[group] ?? 0]),
  ]
  return [
    ...counted.flatMap(([label, count]): [string, string][] =>
      count > 0 ? [[label, writtenCount(count, language)]] : [],
    ),
    ...(meetAndGreet
      ? [[t('priceLine.MEET_AND_GREET'), t('extra.included')] satisfies [string, string]]
      : []),
  ]
}
