import { ContainerModule } from 'inversify'
import { MediaControls } from '../../application/player/media-controls'
import { MediaOutput } from '../../application/player/media-output'
import { PlayCounter } from '../../application/player/play-counter'
import { PlayPositionGateway } from '../../application/player/play-position-gateway'
import { StreamProbe } from '../../application/player/stream-probe'
import { HtmlMediaOutput } from './html-media-output'
import { HttpPlayCounter } from './http-play-counter'
import { HttpPlayPositionGateway } from './http-play-position-gateway'
import { HttpStreamProbe } from './http-stream-probe'
import { MediaPanels } from './media-panels'
import { MediaSessionControls } from './media-session-controls'

export const playerModule = new ContainerModule(({ bind }) => {
  bind(PlayCounter).to(HttpPlayCounter).inSingletonScope()
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
