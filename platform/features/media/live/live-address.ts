import { channelTarget } from '../../../../src/domain/frame/navigation/channel-target'

/** The path of the screen of a live event. */
export function pathOfScreen(id: string): string {
  const target = channelTarget('live', id)
  return target?.kind === 'path' ? target.path : '/'
}
