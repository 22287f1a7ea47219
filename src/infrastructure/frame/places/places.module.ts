import { ContainerModule } from 'inversify'
import { Position } from '../../../application/frame/places/position'
import { BrowserPosition } from './browser-position'

export const placesModule = new ContainerModule(({ bind }) => {
  bind(Position).to(BrowserPosition).inSingletonScope()
})
