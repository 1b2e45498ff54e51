import type { Place } from '@fiacre/sdk'
import type { TextId } from '../../../locales/text-id.ts'
import type { PlaceFieldName } from '../../flow/place-field-name.ts'
import type { ChosenPlace, Suggestion } from '../../flow/suggestion.ts'
import type { AtHand } from './at-hand.ts'

/** A row of the list that looks for places in place of being one. */
type Search = { readonly id: string; readonly label: string; readonly search: () => void }

export type Offer = Suggestion | Search

export type OfferGroup = {
  readonly title: TextId
  readonly offers: readonly Offer[]
  /** A word below them. */
  readonly remark?: TextId | undefined
}

type OfferParts = AtHand & {
  name: PlaceFieldName
  /** What the other field holds. */
  other: ChosenPlace | null
  recent: readonly Suggestion[]
  /** How the traveller's own position is asked for; left out where it never is. */
  search: Search | undefined
}

/** As many as a glance takes in. */
const AT_MOST = 5

const REMARKS = {
  idle: undefined,
  working: 'placesSearching',
  notShared: 'positionNotShared',
  none: 'airportsNone',
  failed: 'placesFailed',
} as const satisfies Record<AtHand['asking'], TextId | undefined>

/** What an empty field offers, each place once: in the first group that it belongs to. */
export function offerGroups({ name, other, recent, search, ...atHand }: OfferParts): OfferGroup[] {
  const seen = new Set(other ? [other.id] : [])
  const fresh = <Each extends Suggestion>(places: readonly Each[]): Each[] => {
    const left = places.filter(({ id }) => !seen.has(id)).slice(0, AT_MOST)
    for (const { id } of left) seen.add(id)
    return left
  }
  const { offered, nearby, asking } = atHand
  const often: readonly Place[] = (name === 'destination' ? offered?.destinations : offered?.pickups) ?? []
  const isAsked = search !== undefined && nearby === undefined
  const groups: OfferGroup[] = [
    { title: 'placesRecent', offers: fresh(recent) },
    {
      title: 'airportsNearYou',
      offers: isAsked ? [search] : fresh(nearby ?? offered?.airports ?? []),
      remark: isAsked ? REMARKS[asking] : undefined,
    },
    { title: 'placesOften', offers: fresh(often) },
  ]
  return groups.filter(({ offers }) => offers.length > 0)
}
