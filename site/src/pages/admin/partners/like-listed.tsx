import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Banner } from '../../../ui/banner/banner.tsx'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import type { PartnerRecord } from './partner-reads.ts'

type LikeListedProps = {
  partner: PartnerRecord
  /** The entries that were found to be others. */
  others: readonly string[]
  onOthers: (others: readonly string[]) => void
}

/** Names that are like one of the sanctions list: somebody says of each that it is somebody else, before the approval. */
export function LikeListed({ partner: { likeListed }, others, onOthers }: LikeListedProps) {
  const t = useT()
  if (!likeListed) return <Banner tone="warning" title={t('partners.noList')} />
  if (likeListed.length === 0) return null
  return (
    <Banner tone="warning" title={t('partners.likeListed')}>
      {likeListed.map(({ entry, name, listedName, score }) => (
        <Checkbox
          key={entry}
          label={t('partners.somebodyElse', { name, listedName, entry, score })}
          checked={others.includes(entry)}
          onChange={({ target }) =>
            onOthers(target.checked ? [...others, entry] : others.filter((each) => each !== entry))
          }
        />
      ))}
    </Banner>
  )
}
