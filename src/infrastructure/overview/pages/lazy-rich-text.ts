import { inject, optional } from 'inversify'
import type { RichText } from '../../../application/overview/pages/rich-text'
import { HtmlSanitiser, type PictureSource, type SafeHtml } from '../../../application/frame/shared/html-sanitiser'
import { SiteStore } from '../../../application/frame/site/site.store'

/** Uses the host's sanitiser where one is bound (the platform), otherwise the browser's, loaded on first use. */
export class LazyRichText implements RichText {
  constructor(
    @inject(HtmlSanitiser) @optional() private sanitiser: HtmlSanitiser | undefined,
    @inject(SiteStore) private readonly site: SiteStore,
  ) {}

  async ready(): Promise<boolean> {
    try {
      this.sanitiser ??= new (
        await import(/* webpackChunkName: "html" */ '../../frame/html/dompurify-sanitiser')
      ).DompurifySanitiser(this.site)
      return true
    } catch {
      return false
    }
  }

  clean(html: string, picture: (address: string) => PictureSource): SafeHtml {
    if (this.sanitiser === undefined) throw new Error('rich text before its sanitiser')
    return this.sanitiser.clean(html, picture)
  }
}
