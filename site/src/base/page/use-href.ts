import { useRouter } from 'wouter'

/** The address of a page of ours, in the language that is read, for links that the router does not follow itself. */
export function useHref(): (to: string) => string {
  const router = useRouter()
  return (to) => router.hrefs(to, router)
}
