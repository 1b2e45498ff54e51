import type { Suggestions } from '../../flow/state.ts'
import { useBooking } from '../flow-context.ts'
import type { useCombobox } from '../use-combobox.ts'
import type { OfferGroup } from './offers.ts'
import { PlaceRow } from './place-row.tsx'

export type PlaceListProps = {
  combobox: Pick<ReturnType<typeof useCombobox>, 'listProps' | 'optionProps'>
  /** What was found for the text. */
  suggestions: Suggestions
  /** What is offered in place of that while there is no text. */
  groups: readonly OfferGroup[] | undefined
  /** Whether it lies over what follows, or stands in a sheet. */
  isFloating: boolean
}

/** The places to choose from, or a word on why there are none. */
export function PlaceList({ combobox, suggestions, groups, isFloating }: PlaceListProps) {
  const { text } = useBooking()
  const { status, places, query, credit, isQuestion } = suggestions
  const isOffer = groups !== undefined
  const count = isOffer ? groups.reduce((sum, { offers }) => sum + offers.length, 0) : places.length
  const remark = isOffer ? groups.find((group) => group.remark)?.remark : remarkOn(suggestions)
  const isShown = isOffer || status !== 'idle'
  const box = isFloating ? 'fi-listbox fi-listbox--floating' : 'fi-listbox'
  return (
    <>
      {/* Always there: the input names it, and a live region announces only what changes inside it. */}
      <div className="fi-visually-hidden" aria-live="polite">
        {isShown && !remark && (isOffer || status === 'ready') && count > 0 && (
          <>{text.t(isQuestion && !isOffer ? 'placeQuestion' : 'placesFound', { count })}</>
        )}
        {isShown && remark && text.t(remark, { query })}
      </div>
      <div className={box} hidden={!isShown || count === 0}>
        {isQuestion && !isOffer && <p className="fi-listbox__question">{text.t('placeQuestion')}</p>}
        <div
          {...combobox.listProps}
          className="fi-listbox__options"
          aria-label={text.t('placeSuggestions')}
          aria-busy={!isOffer && status === 'loading'}
        >
          {isOffer ? (
            <OfferRows combobox={combobox} groups={groups} />
          ) : (
            places.map((place, index) => (
              <PlaceRow key={place.id} offer={place} typed={query} option={combobox.optionProps(index)} />
            ))
          )}
        </div>
        {credit && !isOffer && (
          <p className="fi-listbox__credit">{text.t('placesCredit', { source: credit })}</p>
        )}
      </div>
      {isShown && !isOffer && count === 0 && remark && (
        <div className={box} aria-hidden="true">
          <div className="fi-listbox__empty fi-place__remark">
            {status === 'loading' && <span className="fi-spinner" />}
            <span>{text.t(remark, { query })}</span>
          </div>
        </div>
      )}
    </>
  )
}

/** The groups under their headings; the keys go through all of them as through one list. */
function OfferRows({
  combobox,
  groups,
}: Pick<PlaceListProps, 'combobox'> & { groups: readonly OfferGroup[] }) {
  const { text } = useBooking()
  const starts = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, { offers }) => sum + offers.length, 0),
  )
  return groups.map(({ title, offers, remark }, at) => {
    const heading = `${combobox.listProps.id}-${title}`
    return (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the groups of a listbox, which a fieldset is none of
      <div key={title} role="group" aria-labelledby={heading}>
        <div className="fi-listbox__question" role="presentation" id={heading}>
          {text.t(title)}
        </div>
        {offers.map((offer, index) => (
          <PlaceRow
            key={offer.id}
            offer={offer}
            typed=""
            option={combobox.optionProps((starts[at] ?? 0) + index)}
          />
        ))}
        {remark && (
          <div className="fi-listbox__empty" aria-hidden="true">
            {text.t(remark)}
          </div>
        )}
      </div>
    )
  })
}

function remarkOn({ status, places }: Suggestions) {
  if (places.length > 0) return undefined
  if (status === 'loading') return 'placesSearching' as const
  if (status === 'ready') return 'placesNone' as const
  return status === 'failed' ? ('placesFailed' as const) : undefined
}
