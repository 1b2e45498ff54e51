import type { Suggestions } from '../flow/state.ts'
import { useBooking } from './flow-context.ts'
import { Icon } from './icon.tsx'
import { PLACE_KINDS } from './place-kind.ts'
import type { useCombobox } from './use-combobox.ts'

type PlaceListProps = {
  combobox: Pick<ReturnType<typeof useCombobox>, 'isOpen' | 'listProps' | 'optionProps'>
  suggestions: Suggestions
}

/** The suggestions under a place field, or a word on why there are none. */
export function PlaceList({ combobox, suggestions }: PlaceListProps) {
  const { text } = useBooking()
  const { status, places, query, credit } = suggestions
  const isShown = combobox.isOpen && status !== 'idle'
  const remark = remarkOn(suggestions)
  return (
    <>
      {/* Always there: the input names it, and a live region announces only what changes inside it. */}
      <div className="fi-visually-hidden" aria-live="polite">
        {isShown &&
          status === 'ready' &&
          places.length > 0 &&
          text.t(suggestions.isQuestion ? 'placeQuestion' : 'placesFound', { count: places.length })}
        {isShown && remark && text.t(remark, { query })}
      </div>
      <div className="fi-listbox fi-listbox--floating" hidden={!isShown || places.length === 0}>
        {suggestions.isQuestion && <p className="fi-listbox__question">{text.t('placeQuestion')}</p>}
        {suggestions.isRecent && <p className="fi-listbox__question">{text.t('placesRecent')}</p>}
        <ul
          {...combobox.listProps}
          className="fi-listbox__options"
          aria-label={text.t('placeSuggestions')}
          aria-busy={status === 'loading'}
        >
          {places.map((place, index) => (
            <li key={place.id} className="fi-listbox__option" {...combobox.optionProps(index)}>
              <Icon name={PLACE_KINDS[place.kind].icon} />
              <span>{place.label}</span>
              <span className="fi-listbox__detail">{text.t(PLACE_KINDS[place.kind].name)}</span>
            </li>
          ))}
        </ul>
        {credit && <p className="fi-listbox__credit">{text.t('placesCredit', { source: credit })}</p>}
      </div>
      {isShown && places.length === 0 && remark && (
        <div className="fi-listbox fi-listbox--floating" aria-hidden="true">
          <div className="fi-listbox__empty fi-place__remark">
            {status === 'loading' && <span className="fi-spinner" />}
            <span>{text.t(remark, { query })}</span>
          </div>
        </div>
      )}
    </>
  )
}

function remarkOn({ status, places }: Suggestions) {
  if (places.length > 0) return undefined
  if (status === 'loading') return 'placesSearching' as const
  if (status === 'ready') return 'placesNone' as const
  return status === 'failed' ? ('placesFailed' as const) : undefined
}
