import { ContainerModule } from 'inversify'
import { PictureModes } from '../../application/video/picture-modes'
import { VideoGateway } from '../../application/video/video-gateway'
import { VideoOutput } from '../../application/video/video-output'
import { BrowserPictureModes } from './browser-picture-modes'
import { HtmlVideoOutput } from './html-video-output'
import { HttpVideoGateway } from './http-video-gateway'

export const videoModule = new ContainerModule(({ bind }) => {
  bind(VideoGateway).to(HttpVideoGateway).inSingletonScope()
  // One per screen: each has its own element.
  bind(VideoOutput)
    .toDynamicValue(() => new HtmlVideoOutput())
    .inTransientScope()
  bind(PictureModes)
    .toDynamicValue(() => new BrowserPictureModes())
    .inTransientScope()
})
