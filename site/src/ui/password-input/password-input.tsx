import { useState, type ComponentProps } from 'react'
import { Icon } from '../icon/icon.tsx'
import { TextInput } from '../text-input/text-input.tsx'

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** Names of the toggle, for instance "Show password" and "Hide password". */
  showLabel: string
  hideLabel: string
}

/** A password with a toggle that shows it. Set `autoComplete` to `current-password` or `new-password`. */
export function PasswordInput({ showLabel, hideLabel, ...props }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  const label = shown ? hideLabel : showLabel
  return (
    <TextInput
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      action={
        <button
          type="button"
          className="fi-control__action"
          aria-label={label}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
        </button>
      }
    />
  )
}
