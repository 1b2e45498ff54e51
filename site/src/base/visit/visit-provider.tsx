import { createContext, use, type ReactNode } from 'react'
import type { Visit } from './visit.ts'

const VisitContext = createContext<Visit>({})

/** Tells the pages below what the traveller came with. */
export function VisitProvider({ visit, children }: { visit: Visit; children: ReactNode }) {
  return <VisitContext value={visit}>{children}</VisitContext>
}

/** What the traveller came with; nothing outside of `VisitProvider`. */
export function useVisit(): Visit {
  return use(VisitContext)
}
