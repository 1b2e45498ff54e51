import { classNames } from '../class-names.ts'

/** The shape of one thing that is still loading. */
export type SkeletonShape = 'text' | 'short' | 'title' | 'control' | 'block'

/**
 * Stands where content is coming, so that nothing jumps when it arrives. Unseen by screen readers: say that something
 * is loading once, beside it, for instance with `Spinner`'s label or `aria-busy` on the region.
 */
export function Skeleton({ shape = 'text' }: { shape?: SkeletonShape }) {
  return (
    <span
      className={classNames('fi-skeleton', shape !== 'text' && `fi-skeleton--${shape}`)}
      aria-hidden="true"
    />
  )
}
