import { pageAddress } from '@fiacre/sdk/rules'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../base/i18n/i18n-provider.tsx'
import type { PlainValues } from '../../../subjects/booking-form/plain-field.tsx'
import { Banner } from '../../../ui/banner/banner.tsx'
import type { PlainPage } from './plain-page.ts'

/** What a form is drawn with again. */
export const formOf = ({ values, problem }: PlainPage): PlainValues => ({
  values,
  errors: problem?.fields ?? {},
})

/** An address of these pages, in the reader's language. */
export function usePlainHref(): (
  path: string,
  query?: Readonly<Record<string, string | undefined>>,
) => string {
  const { language } = useLanguage()
  return (path, query = {}) => {
    const there = Object.entries(query).filter((one): one is [string, string] => Boolean(one[1]))
    const search = there.length > 0 ? `?${new URLSearchParams(there)}` : ''
    return pageAddress(path, language) + search
  }
}

/** A form that is sent, with what goes along through the way in. */
export function PlainForm({ to, page, children }: { to: string; page: PlainPage; children: ReactNode }) {
  const href = usePlainHref()
  return (
    <form method="post" action={href(to)} className="plain-form fi-card fi-card--lifted">
      {(['quote', 'booking'] as const).map(
        (name) =>
          page.values[name] && <input key={name} type="hidden" name={name} value={page.values[name]} />,
      )}
      {children}
    </form>
  )
}

/** Why the form did not go on. What stands beside a field is not said twice, but where no field is of this form. */
export function PlainProblem({ page, fields = [] }: { page: PlainPage; fields?: readonly string[] }) {
  const { problem } = page
  if (!problem) return null
  const isBeside = Object.keys(problem.fields).some((name) => fields.includes(name))
  if (isBeside) return null
  return (
    <div role="alert">
      <Banner tone="danger">{problem.message}</Banner>
    </div>
  )
}
