import { useState } from 'react'
import { Button } from './button.tsx'

type AskedTwiceProps = {
  label: string
  /** On the button that does it, and on the one that leaves it. */
  surely: string
  cancel: string
  onSure: () => void
}

/** A button for what is not taken back: once pressed it asks again, and may be left. */
export function AskedTwice({ label, surely, cancel, onSure }: AskedTwiceProps) {
  const [isAsked, setAsked] = useState(false)
  if (!isAsked)
    return (
      <Button size="sm" variant="quiet" onClick={() => setAsked(true)}>
        {label}
      </Button>
    )
  return (
    <>
      <Button size="sm" variant="danger" onClick={onSure}>
        {surely}
      </Button>
      <Button size="sm" variant="quiet" onClick={() => setAsked(false)}>
        {cancel}
      </Button>
    </>
  )
}
