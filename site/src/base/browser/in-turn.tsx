import { Suspense, use, type ReactNode } from 'react'
import { AheadContext } from './drawn-ahead.ts'

type InTurnProps = {
  /** Another for each on the page. */
  name: string
  children: ReactNode
}

/**
 * A part of the page with one element around it. Where a server has drawn it, it stands as it is until its turn comes to be taken
 * over: parts one after another, each in a task of its own, so that a touch is answered in between.
 */
export function InTurn({ name, children }: InTurnProps) {
  return (
    <Suspense>
      <Turn name={name}>{children}</Turn>
    </Suspense>
  )
}

function Turn({ name, children }: InTurnProps) {
  const { turns } = use(AheadContext)
  const waiting = turns?.of(name)
  // As React has it: whoever waits throws what it waits for.
  // oxlint-disable-next-line typescript/only-throw-error
  if (waiting) throw waiting
  return children
}
