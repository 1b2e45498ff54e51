import { useEffect } from 'react'

/** Names the document after what a page shows that is one of many. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = title
  }, [title])
}
