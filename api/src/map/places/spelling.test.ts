import { expect, it } from 'vitest'
import { asSeen, uncut } from './spelling.ts'

it.each([
  ['Zеrmatt', 'Zermatt'],
  ['ΖERMATT', 'ZERMATT'],
  ['Берн', 'Берн'],
  ['Αθήνα', 'Αθήνα'],
  ['Ge\u200bne\u00adva，Rome', 'Geneva,Rome'],
  ['3920Zermatt', '3920 Zermatt'],
  ['Courchevel1850', 'Courchevel 1850'],
  ['221B Baker Street', '221B Baker Street'],
  ['12 H1gh Str33t', '12 H1gh Str33t'],
])('%s is read as %s', (written, seen) => expect(asSeen(written)).toBe(seen))

it.each([
  ['Te.hran, Ir.an', 'Tehran, Iran'],
  ['Zer-matt', 'Zermatt'],
  ['Z.e.r.m.a.t.t', 'Zermatt'],
  ['Z e r m a t t, Geneva', 'Zermatt, Geneva'],
  ['31-042 Kraków', '31-042 Kraków'],
  ['Val Thorens', 'Val Thorens'],
])('%s, put together again, is %s', (cut, whole) => expect(uncut(cut)).toBe(whole))
