import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type en from '@fiacre/sdk/locales/terms/en.json'

/** What is called the same wherever it is named: fares, seats, extras, lines of a price, ways to pay. */
export type TermId = keyof typeof en

/** The folder of the terms, one file a language. */
export const TERMS = new URL(
  '.',
  pathToFileURL(createRequire(import.meta.url).resolve('@fiacre/sdk/locales/terms/en.json')),
)
