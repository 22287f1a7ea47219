import { ContainerModule } from 'inversify'
import { HtmlSanitiser } from '../../../application/frame/shared/html-sanitiser'
import { DompurifySanitiser } from './dompurify-sanitiser'

/** The browser's sanitiser; a host without a DOM has already bound its own. */
export const adapters = new ContainerModule(({ bind, isBound }) => {
  if (!isBound(HtmlSanitiser)) bind(HtmlSanitiser).to(DompurifySanitiser).inSingletonScope()
})
