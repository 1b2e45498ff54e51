import { globSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const DECLARATION = /\s*(--fi-[\w-]+):[^;}]+;/g

/**
 * Vite plugin that leaves out of `tokens.css` what the style sheets of the form do not use: the site's sizes and colours
 * weigh on no partner's page.
 * @param folder of the style sheets
 * @param sheets those that the element puts on, besides the tokens; patterns below the folder
 * @param rulesOf what of a sheet's text the element has rules of; without it all
 */
export function usedTokens(
  folder: string,
  sheets: readonly string[],
  rulesOf = (css: string): string => css,
): Plugin {
  return {
    name: 'fiacre:used-tokens',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]tokens\.css(?:\?.*)?$/ },
      handler(css) {
        const rules = globSync([...sheets], { cwd: folder }).map((file) =>
          rulesOf(readFileSync(`${folder}/${file}`, 'utf8')),
        )
        return { code: withUsedTokens(css, rules.join('')), map: null }
      },
    },
  }
}

/** Tokens without those that neither the rules nor a token in use asks for. */
export function withUsedTokens(tokens: string, rules: string): string {
  const used = new Set<string>()
  const use = (css: string): void => {
    for (const [, name = ''] of css.matchAll(/var\(\s*(--fi-[\w-]+)/g)) {
      if (used.has(name)) continue
      used.add(name)
      for (const [whole, declared] of tokens.matchAll(DECLARATION)) if (declared === name) use(whole)
    }
  }
  use(rules)
  return tokens.replaceAll(DECLARATION, (whole, name: string) => (used.has(name) ? whole : ''))
}
