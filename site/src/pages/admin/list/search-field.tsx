import { SEARCH_WORDS_MAX_LENGTH } from '@fiacre/sdk/rules'
import { useEffect, useState } from 'react'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'

/** A search follows the typing when it rests for so long. */
const REST_MS = 300

type SearchFieldProps = { label: string; hint: string; value: string; onSearch: (words: string) => void }

/** What is searched for; the address follows the typing, and the field follows the address. */
export function SearchField({ label, hint, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    setTyped(value)
  }
  useEffect(() => {
    if (typed === value) return undefined
    const timer = setTimeout(() => onSearch(typed), REST_MS)
    return () => clearTimeout(timer)
    // The search is told of what was typed, not of a function that is made anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [typed, value])
  return (
    <Field label={label}>
      <TextInput
        type="search"
        autoComplete="off"
        maxLength={SEARCH_WORDS_MAX_LENGTH}
        placeholder={hint}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Field>
  )
}
