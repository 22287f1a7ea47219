import { ContainerModule } from 'inversify'
import { PrintedCodeGateway } from '../../../application/frame/boot/printed-code-gateway'
import { HttpPrintedCodeGateway } from './http-printed-code-gateway'

export const adapters = new ContainerModule(({ bind }) => {
  bind(PrintedCodeGateway).to(HttpPrintedCodeGateway).inSingletonScope()
})
