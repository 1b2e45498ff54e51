import type { ReactNode } from 'react'
import type { Tone } from './status-tone.ts'
import './badge.css'

/** A short state, such as a booking's or a payment's. The word carries the meaning; the colour only helps. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`fi-badge fi-badge--${tone}`}>{children}</span>
}
