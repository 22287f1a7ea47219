import { ContainerModule } from 'inversify'
import { PositionSource } from '../../../application/frame/places/position'
import { BrowserPosition } from './browser-position'

export const adapters = new ContainerModule(({ bind }) => {
  bind(PositionSource).to(BrowserPosition).inSingletonScope()
})
