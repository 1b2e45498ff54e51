import type { Served } from './service.ts'

/** What is asked of a tool. */
export const TRIALS = ['loads', 'compiles', 'journey'] as const
export type Trial = (typeof TRIALS)[number]

/** A tool that reads the contract. A trial answers a few words on what it saw, and throws when it fails. */
export interface Tool {
  name: string
  /** What it does where others compile: a proxy and a collection have nothing to compile. */
  trials: Partial<Record<Trial, (served: Served) => Promise<string>>>
}
