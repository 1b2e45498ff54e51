import { FiacreError } from '@fiacre/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { QUERY_KEYS } from '../../../base/api/queries.ts'
import { useNotify } from '../../../base/notices/notices-provider.tsx'
import type { Partner } from '../partner-reads.ts'
import { usePartnerChange } from '../use-partner-change.ts'

type ProvenChange<Input, Result> = {
  change: (input: Input) => Promise<Result>
  partnerOf: (result: Result) => Partner
  done: string
  onDone?: (result: Result) => void
}

/** A change that the service may want the password for: `again` sends it once more after that. */
export function useProvenChange<Input, Result>({
  change,
  partnerOf,
  done,
  onDone,
}: ProvenChange<Input, Result>) {
  const cache = useQueryClient()
  const notify = useNotify()
  const [asked, setAsked] = useState<{ input: Input }>()
  const [isProofNeeded, setProofNeeded] = useState(false)
  const { send, isSending } = usePartnerChange({
    async change(input: Input): Promise<{ result: Result } | null> {
      try {
        return { result: await change(input) }
      } catch (error) {
        if (error instanceof FiacreError && error.code === 'PROOF_NEEDED') return null
        throw error
      }
    },
    onDone(answer) {
      setProofNeeded(answer === null)
      if (!answer) return
      cache.setQueryData(QUERY_KEYS.partner, partnerOf(answer.result))
      notify({ title: done })
      onDone?.(answer.result)
    },
  })
  return {
    send: (input: Input): void => {
      setAsked({ input })
      send(input)
    },
    again: (): void => {
      if (asked) send(asked.input)
    },
    isSending,
    isProofNeeded,
  }
}
