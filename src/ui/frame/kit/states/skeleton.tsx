import { classNames } from '../styles/class-names'
import styles from './skeleton.module.css'

interface SkeletonProps {
  readonly shape?: 'line' | 'title' | 'circle' | '16:9' | '4:3' | '1:1' | 'block'
  /** The part of the available width that it takes. */
  readonly part?: 'full' | 'most' | 'half' | 'third'
}

/** A placeholder for content being loaded. It appears only after 200 ms, so that a quick answer does not flash. */
export function Skeleton({ shape = 'line', part = 'full' }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.bone, styles[`shape${shape.replace(':', 'x')}`], styles[part])}
    />
  )
}

export interface SkeletonListProps {
  /** The name of what is being loaded, for screen readers. */
  readonly label: string
  readonly shape?: 'feed' | 'big' | 'grid' | 'rows' | 'article'
  readonly count?: number
  /** Whether nothing is being loaded yet, so that it reserves the space but neither pulses nor is marked as busy. */
  readonly isStill?: boolean
}

/** A placeholder in the shape of a list or page. */
export function SkeletonList({
  label,
  shape = 'feed',
  count = shape === 'article' ? 1 : 5,
  isStill = false,
}: SkeletonListProps) {
  return (
    <div
      {...(isStill ? {} : { role: 'status', 'aria-label': label, 'aria-busy': true })}
      className={classNames(styles.list, shape === 'grid' && styles.grid, isStill && styles.still)}
    >
      {Array.from({ length: count }, (_, index) => (
        <Bones key={index} shape={shape} />
      ))}
    </div>
  )
}

function Bones({ shape }: { readonly shape: NonNullable<SkeletonListProps['shape']> }) {
  if (shape === 'feed') {
    return (
      <div className={styles.feed}>
        <div className={styles.words}>
          <Skeleton shape="title" />
          <Skeleton shape="title" part="most" />
          <Skeleton part="half" />
        </div>
        <Skeleton shape="4:3" />
      </div>
    )
  }
  if (shape === 'rows') {
    return (
      <div className={styles.row}>
        <Skeleton shape="circle" />
        <div className={styles.words}>
          <Skeleton shape="title" part="half" />
          <Skeleton part="most" />
        </div>
      </div>
    )
  }
  if (shape === 'article') {
    return (
      <div className={styles.words}>
        <Skeleton shape="title" />
        <Skeleton shape="title" part="half" />
        <Skeleton part="third" />
        <Skeleton shape="16:9" />
        <Skeleton />
        <Skeleton />
        <Skeleton part="most" />
        <Skeleton />
        <Skeleton part="half" />
      </div>
    )
  }
  return (
    <div className={styles.words}>
      <Skeleton shape={shape === 'grid' ? '1:1' : '16:9'} />
      <Skeleton shape="title" part="most" />
      <Skeleton part="half" />
    </div>
  )
}
