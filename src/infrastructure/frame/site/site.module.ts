import { ContainerModule } from 'inversify'
import { AboutGateway } from '../../../application/frame/site/about-gateway'
import { AppVersion } from '../../../application/frame/site/app-version'
import { ContentCache } from '../../../application/frame/site/content-cache'
import { BrowserContentCache } from './browser-content-cache'
import { HttpAboutGateway } from './http-about-gateway'

declare const TOWNSQUARE_VERSION: string

export const adapters = new ContainerModule(({ bind }) => {
  bind(AboutGateway).to(HttpAboutGateway).inSingletonScope()
  bind(ContentCache).to(BrowserContentCache).inSingletonScope()
  // The build defines this constant.
  bind(AppVersion).toConstantValue(typeof TOWNSQUARE_VERSION === 'undefined' ? '' : TOWNSQUARE_VERSION)
})
