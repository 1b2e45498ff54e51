import { useState, type ComponentProps } from 'react'
import { writeEuros } from '../../../../base/forms/euro-text.ts'
import { useLanguage } from '../../../../base/i18n/i18n-provider.tsx'
import { TextInput } from '../../../../ui/text-input/text-input.tsx'

type NumberInputProps = Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'type'> & {
  value: number
  /** How many decimals are written: 2 for cents that are shown as euros. */
  decimals?: 0 | 2
  onChange: (value: number) => void
}

/** A whole number, or cents as euros. While what is typed is no number, the value stays and the field says so. */
export function NumberInput({ value, decimals = 0, onChange, ...props }: NumberInputProps) {
  const { language } = useLanguage()
  const [typed, setTyped] = useState(() => (decimals === 2 ? writeEuros(value, language) : String(value)))
  const isNumber = (decimals === 2 ? /^\d{1,6}([.,]\d{1,2})?$/ : /^\d{1,6}$/).test(typed.trim())
  return (
    <TextInput
      {...props}
      inputMode={decimals === 2 ? 'decimal' : 'numeric'}
      autoComplete="off"
      aria-invalid={isNumber ? undefined : true}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        const text = target.value.trim().replace(',', '.')
        if (/^\d{1,6}(\.\d{1,2})?$/.test(text)) onChange(Math.round(Number(text) * 10 ** decimals))
      }}
    />
  )
}
