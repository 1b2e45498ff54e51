import type { ComponentProps } from 'react'

type BusyButtonProps = ComponentProps<'button'> & {
  look: 'primary' | 'secondary'
  isBusy: boolean
  /** Says for screen readers what is going on meanwhile. */
  busyLabel: string
}

/** A button that shows that it works. It is never disabled, so the focus stays on it and presses can be answered. */
export function BusyButton({ look, isBusy, busyLabel, children, ...attributes }: BusyButtonProps) {
  return (
    <button
      {...attributes}
      part={look === 'primary' ? 'button button-primary' : 'button'}
      className={`fi-button fi-button--${look} fi-button--lg fi-button--wide`}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
    >
      <span className="fi-button__label">{children}</span>
      {isBusy && <output className="fi-spinner" aria-label={busyLabel} />}
    </button>
  )
}
