import { ContainerModule } from 'inversify'
import { CodeCamera } from '../../../application/frame/codes/code-camera'
import { CodePictureReader } from '../../../application/frame/codes/code-picture-reader'
import { ScreenWake } from '../../../application/frame/codes/screen-wake'
import { Vibration } from '../../../application/frame/codes/vibration'
import { NativeBridge } from '../../../application/frame/hosts/native-bridge'
import { AppScreenWake } from './app-screen-wake'
import { AppVibration } from './app-vibration'
import { BrowserCodeCamera } from './browser-code-camera'
import { BrowserPictureReader } from './browser-picture-reader'
import { BrowserScreenWake } from './browser-screen-wake'
import { CodeDecoder } from './code-decoder'

export const adapters = new ContainerModule(({ bind }) => {
  bind(CodeDecoder).toSelf().inSingletonScope()
  bind(CodeCamera).to(BrowserCodeCamera).inSingletonScope()
  bind(CodePictureReader).to(BrowserPictureReader).inSingletonScope()
  bind(ScreenWake)
    .toDynamicValue(({ get }) => new AppScreenWake(new BrowserScreenWake(), get(NativeBridge)))
    .inSingletonScope()
  bind(Vibration).to(AppVibration).inSingletonScope()
})
