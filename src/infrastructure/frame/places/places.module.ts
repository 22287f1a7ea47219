import { ContainerModule } from 'inversify'
import { NativeBridge } from '../../../application/frame/hosts/native-bridge'
import { PositionSource } from '../../../application/frame/places/position'
import { AppPositionSource } from './app-position-source'
import { BrowserPosition } from './browser-position'

export const adapters = new ContainerModule(({ bind }) => {
  bind(PositionSource)
    .toDynamicValue(({ get }) => new AppPositionSource(new BrowserPosition(), get(NativeBridge)))
    .inSingletonScope()
})
