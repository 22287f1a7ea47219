import { CommentsGateway } from '../../../../src/application/participation/comments/comments-gateway'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { PresentationModes } from '../../../../src/application/media/videos/presentation-modes'
import { VideosGateway } from '../../../../src/application/media/videos/videos-gateway'
import { VideoOutput } from '../../../../src/application/media/videos/video-output'
import { failure } from '../../../../src/domain/frame/shared/result'
import { FakeModes, FakeVideoOutput, MemoryVideos } from '../../../application/media/videos/video-fakes'
import { soundHost } from '../../frame/player/sound-host'

/** The host of the player's tests, with a video element. */
export function videoHost(options: Parameters<typeof soundHost>[0] = {}) {
  const host = soundHost(options)
  const picture = new FakeVideoOutput()
  const modes = new FakeModes()
  const videos = new MemoryVideos()
  host.container.bind(VideoOutput).toConstantValue(picture)
  host.container.bind(PresentationModes).toConstantValue(modes)
  host.container.bind(VideosGateway).toConstantValue(videos)
  Object.assign(host.container.get(CommentsGateway), { comment: async () => failure(failureOf('gone')) })
  return { ...host, picture, modes, videos }
}
