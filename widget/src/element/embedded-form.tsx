import { useEffect } from 'react'
import { useStore } from 'zustand'
import { BookingForm } from '../booking/form/booking-form.tsx'
import { useLater } from '../booking/form/use-later.ts'
import { bookingLocale } from '../locales/languages.ts'
import type { ElementModel } from './element-model.ts'
import { MissingNotice } from './missing-notice.tsx'

/** The booking form inside of the element. */
export function EmbeddedForm({ model }: { model: ElementModel }) {
  const { catalogue, isDemonstration, notice, problem, rates, settings } = useStore(model.state)
  const { currency, theme, units } = settings
  const said = useLater(model.notices, notice !== null)
  const setUp = useLater(model.setUp, problem !== null)
  const isShown = catalogue !== null && problem === null
  useEffect(() => {
    if (isShown) model.shown()
  }, [model, isShown])
  return (
    <div className="fi-embedded" dir="ltr">
      <div className="fi-embedded__container">
        <div
          className={problem === null ? 'fi-scope fi-embedded__room' : 'fi-scope'}
          data-theme={theme === 'auto' ? undefined : theme}
          lang={catalogue ? bookingLocale(catalogue.locale) : undefined}
        >
          {catalogue && isDemonstration && (
            <p className="fi-embedded__demonstration">{catalogue.messages.demonstration}</p>
          )}
          {catalogue && notice && said.part && (
            <said.part.EmbeddedNotice
              notice={notice}
              {...catalogue}
              onDismiss={() => model.state.setState({ notice: null })}
            />
          )}
          {catalogue && notice && said.isMissing && (
            <MissingNotice messages={catalogue.messages} again={said.again} />
          )}
          {isShown && (
            <BookingForm
              flow={model.flow}
              {...catalogue}
              currency={currency}
              units={units}
              {...(rates && { rates })}
              assetsUrl={model.origin}
            />
          )}
          {catalogue && problem !== null && setUp.part && (
            <setUp.part.SetUpNotice catalogue={catalogue} origin={model.origin} problem={problem} />
          )}
          {/* What the page itself has in the element, such as a plain link. */}
          {setUp.isMissing && <slot />}
        </div>
      </div>
    </div>
  )
}
