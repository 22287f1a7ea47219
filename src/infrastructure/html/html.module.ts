import { ContainerModule } from 'inversify'
import { HtmlSanitiser } from '../../application/shared/html-sanitiser'
import { DompurifySanitiser } from './dompurify-sanitiser'

/** The browser's sanitiser; a host without a browser's DOM has bound its own by then. */
export const htmlModule = new ContainerModule(({ bind, isBound }) => {
  if (!isBound(HtmlSanitiser)) bind(HtmlSanitiser).to(DompurifySanitiser).inSingletonScope()
})
