import { useQueryClient } from '@tanstack/react-query'
import { usePartnerChange } from '../use-partner-change.ts'
import { WEBHOOKS_KEY } from './webhook-reads.ts'

/** A change of the addresses of webhooks, which are read again after it. */
export function useWebhookChange<Input, Made>(
  change: (input: Input) => Promise<Made>,
  { done, onDone }: { done?: string; onDone?: (made: Made) => void } = {},
) {
  const cache = useQueryClient()
  return usePartnerChange({
    change,
    ...(done !== undefined && { done }),
    onDone(made: Made) {
      void cache.invalidateQueries({ queryKey: WEBHOOKS_KEY })
      onDone?.(made)
    },
  })
}
