import { useMemo } from 'react'
import { translateNotice } from '../booking/flow/translate-notice.ts'
import type { FlowNotice } from '../booking/flow/ports.ts'
import { Icon } from '../booking/form/icon.tsx'
import type { FirstMessages, TextId } from '../locales/text-id.ts'
import { createTranslator } from '../locales/translator.ts'

type EmbeddedNoticeProps = {
  notice: FlowNotice
  locale: string
  messages: FirstMessages
  onDismiss: () => void
}

const CHECK = 'm5 12.8 4.6 4.4L19 7'

/** On a phone the top of the form may be far from the button that was pressed. */
const reveal = (notice: Element | null) => notice?.scrollIntoView({ block: 'nearest' })

/** A notice above the form: a partner's page has no place for toasts. */
export function EmbeddedNotice({ notice, locale, messages, onDismiss }: EmbeddedNoticeProps) {
  const text = useMemo(() => createTranslator<TextId>({ locale, messages }), [locale, messages])
  const { title, description, variant, action, link } = translateNotice(notice, text)
  return (
    <div
      ref={reveal}
      className={`fi-banner fi-embedded__notice ${variant === 'destructive' ? 'fi-banner--danger' : ''}`}
      part="notice"
      role={variant === 'destructive' ? 'alert' : 'status'}
    >
      <Icon {...(variant === 'destructive' ? { name: 'warning' } : { path: CHECK })} />
      <div className="fi-banner__body">
        <div className="fi-banner__text">
          <p className="fi-banner__title">{title}</p>
          {description && <p className="fi-banner__message">{description}</p>}
        </div>
        {action && (
          <button
            type="button"
            className="fi-button fi-button--secondary fi-button--sm"
            onClick={action.onSelect}
          >
            {action.label}
          </button>
        )}
        {link && (
          <a className="fi-button fi-button--secondary fi-button--sm" href={link.href} target="_blank">
            {link.label}
          </a>
        )}
      </div>
      <button type="button" className="fi-banner__dismiss" aria-label={text.t('dismiss')} onClick={onDismiss}>
        <Icon name="close" small />
      </button>
    </div>
  )
}
