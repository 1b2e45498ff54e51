import { readFileSync } from 'node:fs'

/** A declaration of a style sheet, as far as PostCSS shows it here. */
type Declaration = { prop: string; value: string; remove(): unknown }

/** A token that never changes: a size, a weight, a radius. */
const DECLARED = /(--fi-[\w-]+):\s*([\w.%-]+);/g
const USED = /var\((--fi-[\w-]+)\)/g

/** The tokens of a style sheet that have one plain value, whoever reads them, by name. */
export function constantsOf(tokens: string): ReadonlyMap<string, string> {
  const found = [...tokens.matchAll(DECLARED)].map(([, name = '', value = '']) => [name, value] as const)
  const isOnce = (name: string): boolean => tokens.split(`${name}:`).length === 2
  return new Map(found.filter(([name]) => isOnce(name)))
}

/**
 * PostCSS plugin that writes such tokens where they are used: no page can set them, and each name costs more than its value.
 * @param file of the tokens
 */
export function constantTokens(file: string) {
  const constants = constantsOf(readFileSync(file, 'utf8'))
  return {
    postcssPlugin: 'fiacre-constant-tokens',
    Declaration(declaration: Declaration): void {
      if (constants.has(declaration.prop)) declaration.remove()
      else declaration.value = inlined(declaration.value, constants)
    },
  }
}

/** A value with its constants written out. */
export const inlined = (value: string, constants: ReadonlyMap<string, string>): string =>
  value.replaceAll(USED, (use, name: string) => constants.get(name) ?? use)
