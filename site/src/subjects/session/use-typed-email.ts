import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'

const KEY = ['typed-email']

/**
 * The address that somebody typed on one screen, for the form of the next: from the sign-in to the forgotten password and
 * back. It is kept in this page's memory for as long as any cached answer, and nowhere else.
 */
export function useTypedEmail(): { typed: string; keep: (email: string) => void } {
  const cache = useQueryClient()
  const [typed] = useState(() => cache.getQueryData<string>(KEY) ?? '')
  const keep = useCallback((email: string) => void cache.setQueryData(KEY, email.trim()), [cache])
  return { typed, keep }
}
