import { ContainerModule } from 'inversify'
import { AppVersion } from '../../application/site/app-version'
import { ContentCache } from '../../application/site/content-cache'
import { BrowserContentCache } from './browser-content-cache'

declare const TOWNSQUARE_VERSION: string

export const siteModule = new ContainerModule(({ bind }) => {
  bind(ContentCache).to(BrowserContentCache).inSingletonScope()
  // Set by the build.
  bind(AppVersion).toConstantValue(typeof TOWNSQUARE_VERSION === 'undefined' ? '' : TOWNSQUARE_VERSION)
})
