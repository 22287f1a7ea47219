import { ContainerModule } from 'inversify'
import { DataSaver } from '../../../application/media/videos/data-saver'
import { PresentationModes } from '../../../application/media/videos/presentation-modes'
import { VideosGateway } from '../../../application/media/videos/videos-gateway'
import { VideoOutput } from '../../../application/media/videos/video-output'
import { BrowserDataSaver } from './browser-data-saver'
import { BrowserPresentationModes } from './browser-presentation-modes'
import { HtmlVideoOutput } from './html-video-output'
import { HttpVideosGateway } from './http-videos-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(VideosGateway).to(HttpVideosGateway).inSingletonScope()
  bind(DataSaver).to(BrowserDataSaver).inSingletonScope()
  // Each screen gets its own output, because each has its own element.
  bind(VideoOutput)
    .toDynamicValue(() => new HtmlVideoOutput())
    .inTransientScope()
  bind(PresentationModes)
    .toDynamicValue(() => new BrowserPresentationModes())
    .inTransientScope()
})
