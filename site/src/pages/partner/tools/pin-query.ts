import { queryOptions } from '@tanstack/react-query'
import type { PinnedLoader } from '../keys/tag-for.ts'

/** The loader of the version that is served now, with its hash: a browser refuses any other file in its place. */
export const pinQuery = () =>
  queryOptions({
    queryKey: ['/widget/v1/integrity.json'],
    async queryFn({ signal }): Promise<PinnedLoader> {
      const answer = await fetch('/widget/v1/integrity.json', { signal })
      const { loader } = (await answer.json()) as { loader?: Partial<PinnedLoader> }
      if (!answer.ok || !loader?.src || !loader.integrity)
        throw new Error('The widget tells no hash of its loader.')
      return { src: loader.src, integrity: loader.integrity }
    },
  })
