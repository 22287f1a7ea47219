import { ContainerModule } from 'inversify'
import { NativeBridge } from '../../../application/frame/hosts/native-bridge'
import { MediaControls } from '../../../application/frame/player/media-controls'
import { MediaOutput } from '../../../application/frame/player/media-output'
import { PlayCounter } from '../../../application/frame/player/play-counter'
import { PlayPositionGateway } from '../../../application/frame/player/play-position-gateway'
import { SpeechOutput } from '../../../application/frame/player/speech-output'
import { SpeechReader } from '../../../application/frame/player/speech-reader'
import { LastSpokenText } from '../../../application/frame/player/last-spoken-text.store'
import { StreamProbe } from '../../../application/frame/player/stream-probe'
import { Clock } from '../../../application/frame/shared/clock'
import { AppMediaControls } from './app-media-controls'
import { HtmlMediaOutput } from './html-media-output'
import { HttpPlayCounter } from './http-play-counter'
import { HttpPlayPositionGateway } from './http-play-position-gateway'
import { HttpStreamProbe } from './http-stream-probe'
import { MediaPanels } from './media-panels'
import { MediaSessionControls } from './media-session-controls'

export const adapters = new ContainerModule(({ bind }) => {
  bind(PlayCounter).to(HttpPlayCounter).inSingletonScope()
  bind(PlayPositionGateway).to(HttpPlayPositionGateway).inSingletonScope()
  bind(MediaOutput)
    .toDynamicValue(
      (context) =>
        new SpeechOutput(
          new HtmlMediaOutput(),
          () => context.get(SpeechReader),
          context.get(LastSpokenText),
          context.get(Clock),
        ),
    )
    .inSingletonScope()
  bind(StreamProbe).to(HttpStreamProbe).inSingletonScope()
  let panels: MediaPanels | null = null
  bind(MediaControls)
    .toDynamicValue(({ get }) => {
      panels ??= new MediaPanels(new AppMediaControls(new MediaSessionControls(), get(NativeBridge)))
      return panels.panel()
    })
    .inTransientScope()
})
