import type { Context } from 'koa'
import { baseLanguage } from '@fiacre/sdk/rules'
import { PROBLEM_LANGUAGES } from './problem-words.ts'

/** Browsers send up to a hundred characters; what is much longer is no wish to be weighed, and taken apart by nothing. */
const LONGEST_WISH = 500

/** Browsers ask for Norwegian by its written forms. */
const WRITTEN_NORWEGIAN = ['nb', 'nn']

/** The language of ours that a request asks for with Accept-Language; English where it asks for none of them. */
export function problemLanguage(ctx: Pick<Context, 'get' | 'acceptsLanguages'>): string {
  if (ctx.get('Accept-Language').length > LONGEST_WISH) return 'en'
  return baseLanguage(ctx.acceptsLanguages(...PROBLEM_LANGUAGES, ...WRITTEN_NORWEGIAN) || 'en')
}
