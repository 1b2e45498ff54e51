import type { ReactNode } from 'react'

/** Text that only screen readers meet. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="fi-visually-hidden">{children}</span>
}
