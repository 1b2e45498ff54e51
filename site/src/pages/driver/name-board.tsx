import { useEffect, useRef } from 'react'
import { useDriverT } from './driver-language.ts'

/** The name over the whole screen, readable across a hall; the phone stays awake meanwhile. A press closes it. */
export function NameBoard({ name, onClose }: { name: string; onClose: () => void }) {
  const t = useDriverT()
  const board = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = board.current
    element?.showModal()
    // Neither is there on every phone, and the board can be read without.
    void element?.requestFullscreen?.().catch(() => undefined)
    const lock = navigator.wakeLock?.request('screen').catch(() => undefined)
    return () => {
      void lock?.then((held) => held?.release())
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
    }
  }, [])
  return (
    <dialog ref={board} className="driver-board" aria-label={t('driver.board')} onClose={onClose}>
      <button type="button" className="driver-board__name" onClick={() => board.current?.close()}>
        <span>{name}</span>
        <small>{t('driver.boardClose')}</small>
      </button>
    </dialog>
  )
}
