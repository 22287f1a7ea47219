import purify, { type Config } from 'dompurify'
import { inject } from 'inversify'
import type { HtmlSanitiser, PictureSource, SafeHtml } from '../../application/shared/html-sanitiser'
import { SiteStore } from '../../application/site/site.store'
import { allowedAttributes, allowedTags, droppedWithContent, ruledAttributes, type Surroundings } from './html-rules'

const config: Config = {
  ALLOWED_TAGS: allowedTags,
  ALLOWED_ATTR: allowedAttributes,
  FORBID_CONTENTS: droppedWithContent,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // Where the browser checks what becomes markup, the result carries its proof.
  RETURN_TRUSTED_TYPE: true,
}

let isRuled = false
/** Of the text that is sanitised now. */
let surroundings: Surroundings

/**
 * Sanitises with the browser's own parser. Every instance uses the library's own one: each that it makes would create another
 * Trusted Types policy, and the Content-Security-Policy of a page lets a name be taken once.
 */
export class DompurifySanitiser implements HtmlSanitiser {
  constructor(@inject(SiteStore) private readonly site: Pick<SiteStore, 'mediaSources'>) {}

  clean(html: string, picture?: (address: string) => PictureSource): SafeHtml {
    // At the first use: this class is also constructed where there is no window.
    if (!isRuled) purify.addHook('afterSanitizeAttributes', rule)
    isRuled = true
    surroundings = { mediaSources: this.site.mediaSources, picture }
    const safe: unknown = purify.sanitize(withoutHandlers(html), config)
    return safe as SafeHtml
  }
}

function rule(element: Element): void {
  const tag = element.tagName.toLowerCase()
  if (!allowedTags.includes(tag)) return
  const given = Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value]))
  const ruled = ruledAttributes(tag, given, surroundings)
  if (ruled === null) return element.remove()
  for (const name of Object.keys(given)) if (!Object.hasOwn(ruled, name)) element.removeAttribute(name)
  for (const [name, value] of Object.entries(ruled)) element.setAttribute(name, value)
}

const tags = /<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>?/gi
// Also matches an attribute without a value: were that passed over character by character, a long one would cost the square of its length.
const attributes = /([^\s/=>"']+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*))?/g

/**
 * Renames event handlers before anything parses them. They would not run and would not stay; but a browser reports each of
 * them as a violation of the page's policy, even in a document that nobody shows.
 */
function withoutHandlers(html: string): string {
  return html.replace(tags, (tag) =>
    tag.replace(attributes, (whole, name: string, value?: string) =>
      value !== undefined && /^on/i.test(name) ? `data-${whole}` : whole,
    ),
  )
}
