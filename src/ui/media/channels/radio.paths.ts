import { channelTarget } from '../../../domain/frame/navigation/channel-target'

export const radioHomePath = '/radios'
export const moreRadioPath = '/more-radio'
/** The path of the past broadcasts of a programme. The id is that of the programme or of one of its broadcasts. */
export const programmePath = (id: string) => `/programMore/${encodeURIComponent(id)}`

/** Returns the path of a channel's screen; null for an invalid id. */
export function radioChannelPath(id: string): string | null {
  const target = channelTarget('radio', id)
  return target?.kind === 'path' ? target.path : null
}
