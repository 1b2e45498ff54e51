import type { PageParams } from '../base/page/about.ts'
import type { Page } from '../base/page/page.ts'
import { PAGES } from './pages.ts'

/** The page of a path without a language, and what stands in the parts of its path that are another on each of many pages. */
export function pageAt(path: string): { page: Page; params: PageParams } | undefined {
  const parts = path.split('/')
  for (const page of PAGES) {
    const params = paramsOf(page.path.split('/'), parts)
    if (params) return { page, params }
  }
  return undefined
}

function paramsOf(wanted: readonly string[], parts: readonly string[]): PageParams | undefined {
  if (wanted.length !== parts.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, name] of wanted.entries()) {
    const part = parts[index] ?? ''
    if (name.startsWith(':') && part !== '') params[name.slice(1)] = part
    else if (name !== part) return undefined
  }
  return params
}

/** Whether a path is one of many pages: the service alone knows which there are. */
export const isOneOfMany = ({ path }: Page): boolean => path.includes('/:')
