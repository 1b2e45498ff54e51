/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the list of a combobox, which neither a select nor a datalist is */
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { SEARCH_WORDS_MAX_LENGTH } from '@fiacre/sdk/rules'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { useAdminAddress } from '../use-admin-address.ts'
import { nextChoice } from './next-choice.ts'
import { openRecordActions } from './open-record-actions.ts'
import { usePaletteChoices, type Choice } from './use-palette-choices.ts'
import './palette.css'

/** Rooms and records by a few letters: Ctrl+K opens it, the arrow keys choose, Enter goes there. */
export function Palette() {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const [actions, setActions] = useState<readonly Choice[]>([])
  useLayoutEffect(() => {
    function onKeyDown(event: globalThis.KeyboardEvent): void {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setActions(openRecordActions())
      setOpen((was) => !was)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <Dialog
      open={isOpen}
      onClose={() => setOpen(false)}
      title={t('admin.palette')}
      closeLabel={t('admin.close')}
    >
      {isOpen && <Choices actions={actions} onDone={() => setOpen(false)} />}
    </Dialog>
  )
}

function Choices({ actions, onDone }: { actions: readonly Choice[]; onDone: () => void }) {
  const t = useT()
  const id = useId()
  const { go } = useAdminAddress()
  const field = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState('')
  const [at, setAt] = useState(0)
  const { choices, isSearching } = usePaletteChoices(words, actions)
  const chosen = Math.min(at, Math.max(0, choices.length - 1))
  // After the dialog has opened, which gives the focus to its first button.
  useEffect(() => field.current?.focus(), [])

  function take(index: number): void {
    const choice = choices[index]
    if (!choice) return
    onDone()
    if (choice.address) go(choice.address)
    choice.run?.()
  }

  function onKeyDown(event: KeyboardEvent): void {
    const next = nextChoice(event.key, chosen, choices.length)
    if (next === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (next === undefined) take(chosen)
    else setAt(next)
  }

  return (
    <div className="admin-palette">
      <input
        ref={field}
        className="fi-input"
        type="text"
        role="combobox"
        aria-label={t('admin.palette')}
        aria-expanded={choices.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={choices[chosen] ? `${id}-${chosen}` : undefined}
        autoComplete="off"
        maxLength={SEARCH_WORDS_MAX_LENGTH}
        placeholder={t('admin.paletteHint')}
        value={words}
        onChange={({ target }) => {
          setWords(target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div className="admin-palette__list" role="listbox" id={`${id}-list`} aria-label={t('admin.palette')}>
        {choices.map(({ key, icon, name, about }, index) => (
          // The field has the keys; a pointer presses what it sees.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={key}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === chosen}
            tabIndex={-1}
            className="admin-palette__choice"
            onClick={() => take(index)}
          >
            <Icon name={icon} />
            <span>{name}</span>
            {about && <span className="fi-small fi-muted">{about}</span>}
          </div>
        ))}
      </div>
      <output className="fi-small fi-muted">
        {isSearching ? t('admin.searching') : choices.length === 0 ? t('admin.paletteNothing') : ''}
      </output>
    </div>
  )
}
