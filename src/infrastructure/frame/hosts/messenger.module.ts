import { ContainerModule } from 'inversify'
import { MessengerScript } from '../../../application/frame/hosts/messenger-script'
import { PageSignatures } from '../../../application/frame/hosts/page-signatures'
import { Clock } from '../../../application/frame/shared/clock'
import { HttpPageSignatures } from './http-page-signatures'
import { MessengerConnection } from './messenger-connection'
import { WeixinScript } from './weixin-script'

/**
 * The adapters of pages in the messenger; loaded there alone.
 * @param landing the address of the last full load
 */
export const messengerAdapters = (window: Window, landing: string) =>
  new ContainerModule(({ bind }) => {
    bind(PageSignatures).to(HttpPageSignatures).inSingletonScope()
    const script = new WeixinScript(window, landing)
    bind(MessengerScript).toConstantValue(script)
    bind(MessengerConnection)
      .toDynamicValue(({ get }) => new MessengerConnection(script.acceptedScript, get(Clock)))
      .inSingletonScope()
  })
