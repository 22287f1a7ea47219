import type { getPlayAuth } from '../../../../contract/videos'
import { declaresHls } from '../../../domain/frame/player/medium-address'
import type { VideoAddress } from '../../../domain/media/videos/video-address'
import type { AnswerOf } from '../../frame/http/call-parts'

export function videoAddressOf({ url, mime, expiresAt, captions }: AnswerOf<typeof getPlayAuth>): VideoAddress {
  return { url, isHls: declaresHls(mime), live: false, expiresAt, captions }
}
