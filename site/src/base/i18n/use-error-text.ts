import { FiacreError } from '@fiacre/sdk'
import { useCallback } from 'react'
import { useTranslator } from './i18n-provider.tsx'
import { problemText } from './problem-text.ts'

/**
 * Words for a failed call, in the present language: the service's own message where it sent one (spec section 8), else
 * `fallback`, which is ready for people already.
 */
export function useErrorText(): (error: unknown, fallback: string) => string {
  const { say } = useTranslator()
  return useCallback(
    (error, fallback) => {
      if (!(error instanceof FiacreError) || error.code === 'UNEXPECTED_RESPONSE') return fallback
      return say(problemText(error))
    },
    [say],
  )
}
