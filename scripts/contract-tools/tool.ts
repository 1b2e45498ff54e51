import type { Served } from './service.ts'

/** What is asked of a tool. */
export const TRIALS = ['loads', 'compiles', 'journey'] as const
export type Trial = (typeof TRIALS)[number]

/** A tool that reads the contract. */
export interface Tool {
  name: string
  /** Each answers a few words on what it saw, and throws when it fails. A proxy and a collection have nothing to compile. */
  trials: Partial<Record<Trial, (served: Served) => Promise<string>>>
}
