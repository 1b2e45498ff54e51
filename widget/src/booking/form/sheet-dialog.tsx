import { useEffect } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { useBooking } from './flow-context.ts'
import { Icon } from './icon.tsx'
import { useBack } from './use-back.ts'

const ARROW_BACK = 'M20 12H4.5M10.5 6l-6 6 6 6'

/** A hold of a sheet that is open, to close it by. */
export type SheetHandle = {
  readonly element: () => HTMLDialogElement | null
  readonly hold: (element: HTMLDialogElement | null) => void
  readonly close: () => void
}

export function sheetHandle(): SheetHandle {
  let dialog: HTMLDialogElement | null = null
  return {
    element: () => dialog,
    // Opened before anything in it asks for the focus.
    hold(element) {
      dialog = element
      if (element && !element.open) element.showModal()
    },
    close: () => dialog?.close(),
  }
}

type SheetDialogProps = {
  id: string
  sheet: SheetHandle
  title: string
  /** Whether it takes all of the screen and not the lower part alone; Back closes it then. */
  isWhole?: boolean
  onClose: () => void
  children: ReactNode
}

/** A part of a phone's screen, to choose in by thumb. */
export function SheetDialog({ id, sheet, title, isWhole = false, onClose, children }: SheetDialogProps) {
  const { text } = useBooking()
  const { hold, close } = sheet
  useBack(isWhole, close)
  useVisibleHeight(sheet, isWhole)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the press beside it; by keyboard, Escape does the same
    <dialog
      ref={hold}
      id={id}
      className={isWhole ? 'fi-sheet fi-sheet--whole' : 'fi-sheet'}
      aria-labelledby={`${id}-title`}
      onClose={onClose}
      onMouseDown={(event: MouseEvent) => {
        if (event.target !== event.currentTarget) return
        // Or the rest of the press would move the focus that closing has just given back.
        event.preventDefault()
        close()
      }}
    >
      <div className="fi-sheet__page">
        <div className="fi-sheet__head">
          {isWhole && (
            <button
              type="button"
              className="fi-sheet__close fi-sheet__close--back"
              aria-label={text.t('back')}
              onClick={close}
            >
              <Icon path={ARROW_BACK} />
            </button>
          )}
          <h2 className="fi-sheet__title" id={`${id}-title`}>
            {title}
          </h2>
          <button type="button" className="fi-sheet__close" aria-label={text.t('close')} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}

/** As high as the keyboard leaves of the screen. */
function useVisibleHeight(sheet: SheetHandle, isWhole: boolean): void {
  useEffect(() => {
    const { visualViewport: screen } = window
    if (!isWhole || !screen) return
    const fit = (): void => {
      const { style } = sheet.element() ?? {}
      style?.setProperty('height', `${screen.height}px`)
      style?.setProperty('top', `${screen.offsetTop}px`)
    }
    fit()
    for (const event of ['resize', 'scroll']) screen.addEventListener(event, fit)
    return () => {
      for (const event of ['resize', 'scroll']) screen.removeEventListener(event, fit)
    }
  }, [sheet, isWhole])
}
