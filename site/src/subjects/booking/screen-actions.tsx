import type { ReactNode } from 'react'
import './screen-actions.css'

/** The ways on from a screen, the main one first. */
export function ScreenActions({ children }: { children: ReactNode }) {
  return <div className="screen-actions">{children}</div>
}
