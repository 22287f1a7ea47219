import { ContainerModule } from 'inversify'
import { MediaControls } from '../../application/player/media-controls'
import { MediaOutput } from '../../application/player/media-output'
import { PlayCounter } from '../../application/player/play-counter'
import { PlayPositionGateway } from '../../application/player/play-position-gateway'
import { SpeechOutput } from '../../application/player/speech-output'
import { SpeechReader } from '../../application/player/speech-reader'
import { SpokenTexts } from '../../application/player/spoken-texts.store'
import { StreamProbe } from '../../application/player/stream-probe'
import { Clock } from '../../application/shared/clock'
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
    .toDynamicValue(
      (context) =>
        new SpeechOutput(
          new HtmlMediaOutput(),
          () => context.get(SpeechReader),
          context.get(SpokenTexts),
          context.get(Clock),
        ),
    )
    .inSingletonScope()
  bind(StreamProbe).to(HttpStreamProbe).inSingletonScope()
  const panels = new MediaPanels(new MediaSessionControls())
  bind(MediaControls)
    .toDynamicValue(() => panels.panel())
    .inTransientScope()
})
