import { Banner } from '../../ui/banner/banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { useT } from '../i18n/i18n-provider.tsx'

type LoadFailedProps = {
  title: string
  /** What one can do without it. */
  text: string
  query: { readonly isFetching: boolean; readonly refetch: () => unknown }
}

/** In the place of what could not be loaded: what is missing, and a way to ask again. */
export function LoadFailed({ title, text, query }: LoadFailedProps) {
  const t = useT()
  const action = (
    <Button size="sm" variant="secondary" loading={query.isFetching} onClick={() => void query.refetch()}>
      {t('tryAgain')}
    </Button>
  )
  return (
    <Banner tone="warning" live title={title} action={action}>
      {text}
    </Banner>
  )
}
