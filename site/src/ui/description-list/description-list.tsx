import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import './description-list.css'

type Description = {
  term: ReactNode
  details: ReactNode
  /** The line that sums up the others, such as a total. */ total?: boolean
}

type DescriptionListProps = {
  items: readonly Description[]
  /** `rows` puts term and details on one line, `stacked` one above the other, in columns where there is room. */
  layout?: 'rows' | 'stacked'
}

/** Names and their values: a booking's summary, a quote's lines, a profile. */
export function DescriptionList({ items, layout = 'rows' }: DescriptionListProps) {
  return (
    <dl className={`fi-descriptions fi-descriptions--${layout}`}>
      {items.map((item, index) => (
        // Nothing else is sure to be unique: a term may stand twice.
        <div
          key={index}
          className={classNames('fi-descriptions__item', item.total && 'fi-descriptions__item--total')}
        >
          <dt>{item.term}</dt>
          <dd>{item.details}</dd>
        </div>
      ))}
    </dl>
  )
}
