import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { buttonClass, type ButtonLook } from './button-look.ts'

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** The action is under way: the label stays for screen readers, presses are ignored, focus is kept. */
    loading?: boolean
    /** Announced while loading, for instance "Calculating the price". */
    loadingLabel?: string
    /** It cannot be pressed for the moment: looks so, presses are ignored, focus is kept. Say beside it why. */
    resting?: boolean
  }

/** A press that does something here. For going somewhere use `ButtonLink`. */
export function Button({
  loading = false,
  loadingLabel,
  resting = false,
  onClick,
  className,
  children,
  ...rest
}: ButtonProps) {
  const { variant, size, wide, icon, iconAfter, ...attributes } = rest
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Not `disabled`: that would throw a keyboard user's focus back to the top of the page.
    if (loading || resting) return event.preventDefault()
    onClick?.(event)
  }
  return (
    <button
      type="button"
      {...attributes}
      className={classNames(buttonClass({ variant, size, wide }), className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || resting || undefined}
      onClick={press}
    >
      <span className="fi-button__label">
        {icon && <Icon name={icon} />}
        {children}
        {iconAfter && <Icon name={iconAfter} />}
      </span>
      {loading && <Spinner />}
      {loading && loadingLabel && (
        <output>
          <VisuallyHidden>{loadingLabel}</VisuallyHidden>
        </output>
      )}
    </button>
  )
}
