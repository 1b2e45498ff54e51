import type { Extras } from '@fiacre/sdk/rules'
import { markup, type Piece } from '#platform/http/markup.ts'
import type { ExportTexts } from './export-words.ts'

/** Turns a code into the name that a language has for it. */
export type Naming = (code: string) => string

export type Facts = [label: string, value: string | number | null | undefined][]

export function section(title: string, parts: Piece[], empty = ''): Piece {
  const content = parts.length > 0 ? parts : markup`<p>${empty}</p>`
  return markup`<section><h2>${title}</h2>${content}</section>`
}

export function facts(list: Facts, { none }: ExportTexts): Piece {
  const rows = list.map(([label, value]) => {
    const shown = value === null || value === undefined || value === '' ? none : String(value)
    return [markup`<dt>${label}</dt>`, markup`<dd>${shown}</dd>`]
  })
  return markup`<dl>${rows}</dl>`
}

export function extrasOf({ luggage, childSeats, meetAndGreet }: Extras, { extras }: ExportTexts): string {
  return [
    luggage && `${extras.suitcases}: ${luggage.suitcases}, ${extras.handLuggage}: ${luggage.handLuggage}`,
    childSeats && `${extras.childSeats}: ${childSeats.infant} / ${childSeats.child} / ${childSeats.booster}`,
    meetAndGreet && extras.meetAndGreet,
  ]
    .filter(Boolean)
    .join('; ')
}

export function pairs(values: Record<string, string | null>): string {
  const known = Object.entries(values).filter(([, value]) => value !== null && value !== '')
  return known.map(([name, value]) => `${name}: ${value}`).join(', ')
}

export function euros(cents: number): string {
  return `${(cents / 100).toFixed(2)} EUR`
}

export function time(instant: string): string {
  return instant.slice(0, 16).replace('T', ' ')
}
