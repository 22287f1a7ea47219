import { ContainerModule } from 'inversify'
import { MessengerScript } from '../../../application/frame/hosts/messenger-script'
import { PageSignatures } from '../../../application/frame/hosts/page-signatures'
import { HttpPageSignatures } from './http-page-signatures'
import { WeixinScript } from './weixin-script'

/**
 * The adapters of pages in the messenger; loaded there alone.
 * @param landing the address of the last full load
 */
export const messengerAdapters = (window: Window, landing: string) =>
  new ContainerModule(({ bind }) => {
    bind(PageSignatures).to(HttpPageSignatures).inSingletonScope()
    bind(MessengerScript).toConstantValue(new WeixinScript(window, landing))
  })
