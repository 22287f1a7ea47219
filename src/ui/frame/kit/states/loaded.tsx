import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { Loadable } from '../../../../application/frame/shared/loadable'
import { FailedPart, type FailedPartProps } from './failed-part'
import { SkeletonList, type SkeletonListProps } from './skeleton'

export interface LoadedProps<Value>
  extends Pick<FailedPartProps, 'fallbackLink'>, Pick<SkeletonListProps, 'shape' | 'count'> {
  readonly of: Pick<Loadable<Value>, 'value' | 'state' | 'failure' | 'reload'>
  /** The heading of a failure, which names what could not be loaded. */
  readonly failed: string
  /** The name of what is being loaded, for screen readers. */
  readonly loading: string
  /** Loads it again after a failure; its own `reload` when omitted. */
  readonly onRetry?: () => void
  /** Shows the value, also while it is loaded again. */
  readonly children: (value: Value) => ReactNode
}

/** A value of a screen in all its states: loaded, failed, or yet to come. */
export const Loaded = observer(function Loaded<Value>({
  of: { value, state, failure, reload },
  failed,
  loading,
  onRetry = reload,
  fallbackLink,
  children,
  shape = 'article',
  ...look
}: LoadedProps<Value>) {
  if (value !== null) return children(value)
  if (state === 'failed')
    return <FailedPart title={failed} failure={failure} onRetry={onRetry} fallbackLink={fallbackLink} />
  return <SkeletonList label={loading} shape={shape} {...look} />
}) as <Value>(props: LoadedProps<Value>) => ReactNode
