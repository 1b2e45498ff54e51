import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { classNames } from '../class-names.ts'
import './dialog.css'

type DialogProps = {
  open: boolean
  /** Escape, the close button or a press beside it; set `open` to false here. */
  onClose: () => void
  title: ReactNode
  closeLabel: string
  children: ReactNode
  /** The buttons at the foot; the main one last. */
  actions?: ReactNode
  /** `drawer` slides in from the end edge, `record` does so wider, `screen` fills a phone: the mobile menu. */
  shape?: 'dialog' | 'drawer' | 'record' | 'screen'
}

/**
 * A modal on the browser's own `<dialog>`: the page behind is inert, the focus stays inside, and closing gives it back
 * to what had it.
 */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  children,
  actions,
  shape = 'dialog',
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // Before the next frame, in which whoever closes it may move the focus on: closing gives it back first.
  // One that is taken out of the page while it is open closes, too: else the focus would be nowhere.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || !open) return
    if (!element.open) element.showModal()
    return () => element.close()
  }, [open])

  const closeFromBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    // The dialog's own box is covered by its children; a press on the element itself fell on the backdrop.
    if (event.target !== event.currentTarget) return
    // Or the rest of the press would move the focus that closing has just given back.
    event.preventDefault()
    onClose()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the press beside it; by keyboard, Escape does the same
    <dialog
      ref={dialog}
      className={classNames('fi-dialog', shape !== 'dialog' && `fi-dialog--${shape}`)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // The owner decides: the element closes when `open` turns false.
        event.preventDefault()
        onClose()
      }}
      // The browser closes it by itself on a second Escape; the owner must know.
      onClose={({ currentTarget }) => open && currentTarget.isConnected && onClose()}
      onMouseDown={closeFromBackdrop}
    >
      <div className="fi-dialog__sheet">
        <div className="fi-dialog__header">
          <h2 className="fi-dialog__title" id={titleId}>
            {title}
          </h2>
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </div>
        <div className="fi-dialog__body">{children}</div>
        {actions && <div className="fi-dialog__actions">{actions}</div>}
      </div>
    </dialog>
  )
}
