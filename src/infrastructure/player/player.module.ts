import { ContainerModule } from 'inversify'
import { AudioGateway } from '../../application/player/audio-gateway'
import { MediaControls } from '../../application/player/media-controls'
import { MediaOutput } from '../../application/player/media-output'
import { PlayPositionGateway } from '../../application/player/play-position-gateway'
import { StreamProbe } from '../../application/player/stream-probe'
import { HtmlMediaOutput } from './html-media-output'
import { HttpAudioGateway } from './http-audio-gateway'
import { HttpPlayPositionGateway } from './http-play-position-gateway'
import { HttpStreamProbe } from './http-stream-probe'
import { MediaPanels } from './media-panels'
import { MediaSessionControls } from './media-session-controls'

export const playerModule = new ContainerModule(({ bind }) => {
  bind(AudioGateway).to(HttpAudioGateway).inSingletonScope()
  bind(PlayPositionGateway).to(HttpPlayPositionGateway).inSingletonScope()
  bind(MediaOutput)
    .toDynamicValue(() => new HtmlMediaOutput())
    .inSingletonScope()
  bind(StreamProbe).to(HttpStreamProbe).inSingletonScope()
  const panels = new MediaPanels(new MediaSessionControls())
  bind(MediaControls)
    .toDynamicValue(() => panels.panel())
    .inTransientScope()
})
