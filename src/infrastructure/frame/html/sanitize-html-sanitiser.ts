import { inject } from 'inversify'
import sanitizeHtml from 'sanitize-html'
import type { HtmlSanitiser, PictureSource, SafeHtml } from '../../../application/frame/shared/html-sanitiser'
import { SiteStore } from '../../../application/frame/site/site.store'
import { allowedAttributes, allowedTags, droppedWithContent, ruledAttributes } from './html-rules'

/** The greatest depth of nesting; no editor writes deeper markup. */
const deepest = 64

/**
 * Sanitises by the same rules as `DompurifySanitiser`, but without a browser, for the platform while it renders a first
 * view.
 */
export class SanitizeHtmlSanitiser implements HtmlSanitiser {
  constructor(@inject(SiteStore) private readonly site: Pick<SiteStore, 'mediaSources'>) {}

  clean(html: string, picture?: (address: string) => PictureSource): SafeHtml {
    const surroundings = { mediaSources: this.site.mediaSources, picture }
    const safe: unknown = sanitizeHtml(html, {
      allowedTags,
      allowedAttributes: { '*': allowedAttributes },
      nonTextTags: droppedWithContent,
      allowedSchemes: ['http', 'https', 'mailto', 'tel'],
      allowProtocolRelative: false,
      parseStyleAttributes: false,
      nestingLimit: deepest,
      transformTags: {
        '*': (tagName, attributes) => ({
          tagName,
          attribs: { ...(allowedTags.includes(tagName) ? ruledAttributes(tagName, attributes, surroundings) : {}) },
        }),
      },
      exclusiveFilter: ({ tag, attribs }) => (tag === 'img' || tag === 'source') && attribs['src'] === undefined,
    })
    return safe as SafeHtml
  }
}
