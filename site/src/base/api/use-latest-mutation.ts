import {
  useMutation,
  type MutationFunction,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'

type LatestMutationOptions<Data, Failure, Variables> = UseMutationOptions<Data, Failure, Variables> & {
  mutationFn: MutationFunction<Data, Variables>
}

/**
 * `useMutation` that sends what is on the screen. TanStack takes new options in an effect, which Preact runs after the next paint:
 * whoever fills in a field and presses Enter within that frame would send what stood there before.
 */
export function useLatestMutation<Data = unknown, Failure = Error, Variables = void>(
  options: LatestMutationOptions<Data, Failure, Variables>,
): UseMutationResult<Data, Failure, Variables> {
  const latest = useRef(options.mutationFn)
  useLayoutEffect(() => {
    latest.current = options.mutationFn
  })
  return useMutation({
    ...options,
    mutationFn: (variables, context) => latest.current(variables, context),
  })
}
