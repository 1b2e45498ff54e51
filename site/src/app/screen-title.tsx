import { useEffect } from 'react'
import { BRAND } from '../subjects/brand/brand.ts'
import { useT } from '../base/i18n/i18n-provider.tsx'

/** Names the document after the screen, in the present language. */
export function ScreenTitle({ title }: { title: string }) {
  const t = useT()
  const text = t('shell.documentTitle', { page: t(title), brand: BRAND.name })
  useEffect(() => {
    document.title = text
  }, [text])
  return null
}
