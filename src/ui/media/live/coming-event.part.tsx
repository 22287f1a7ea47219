import { featureName } from '../../frame/shell/declarations/feature-name'
import { lazyPart } from '../../frame/shell/lazy/lazy-part'
import { useFeature } from '../../frame/shell/lazy/use-feature'
import type { ComingEventProps } from './coming-event'

const liveName = featureName('live')

const ComingEvent = lazyPart<ComingEventProps>(
  async () => (await import(/* webpackChunkName: "coming-event" */ './coming-event')).ComingEvent,
)

/**
 * What can be done about an event on its own screen while it is still to come. Its code is loaded only then, because
 * most channels are on air.
 */
export function ComingEventPart(props: ComingEventProps) {
  return useFeature(liveName) ? <ComingEvent {...props} /> : null
}
