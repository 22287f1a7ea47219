import purify, { type Config, type DOMPurify } from 'dompurify'
import { inject } from 'inversify'
import type { HtmlSanitiser, PictureSource, SafeHtml } from '../../../application/frame/shared/html-sanitiser'
import { SiteStore } from '../../../application/frame/site/site.store'
import { allowedAttributes, allowedTags, droppedWithContent, ruledAttributes, type HtmlContext } from './html-rules'

const config: Config = {
  ALLOWED_TAGS: allowedTags,
  ALLOWED_ATTR: allowedAttributes,
  FORBID_CONTENTS: droppedWithContent,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // Where the browser enforces Trusted Types, the result is a TrustedHTML.
  RETURN_TRUSTED_TYPE: true,
}

let sharedPurifier: DOMPurify | null = null
/** DOMPurify passes its hooks no further arguments, so `clean` leaves the settings of the current call here. */
let surroundings: HtmlContext

/**
 * Sanitises with the browser's own parser. All instances share one DOMPurify, because each further DOMPurify would
 * create another Trusted Types policy, and a page's Content-Security-Policy allows a policy name only once.
 */
export class DompurifySanitiser implements HtmlSanitiser {
  constructor(@inject(SiteStore) private readonly site: Pick<SiteStore, 'mediaSources'>) {}

  clean(html: string, picture?: (address: string) => PictureSource): SafeHtml {
    // The sanitiser is created on first use, because this class is also constructed where there is no window.
    sharedPurifier ??= createPurifier()
    surroundings = { mediaSources: this.site.mediaSources, picture }
    const safe: unknown = sharedPurifier.sanitize(withoutHandlers(html), config)
    return safe as SafeHtml
  }
}

function createPurifier(): DOMPurify {
  const sanitiser = purify(window)
  sanitiser.addHook('afterSanitizeAttributes', rule)
  return sanitiser
}

function rule(element: Element): void {
  const tag = element.tagName.toLowerCase()
  if (!allowedTags.includes(tag)) return
  const attributes = Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value]))
  const ruled = ruledAttributes(tag, attributes, surroundings)
  if (ruled === null) return element.remove()
  for (const name of Object.keys(attributes)) if (!Object.hasOwn(ruled, name)) element.removeAttribute(name)
  for (const [name, value] of Object.entries(ruled)) element.setAttribute(name, value)
}

const tags = /<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>?/gi
// The pattern also matches an attribute without a value as a whole. Otherwise it would be tried again from each of the
// attribute's characters, which takes quadratic time.
const attributes = /([^\s/=>"']+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*))?/g

/**
 * Renames event handlers before parsing. DOMPurify alone would also remove them before they run, but the browser would
 * report each handler as a violation of the page's Content-Security-Policy, even in an inert document.
 */
function withoutHandlers(html: string): string {
  return html.replace(tags, (tag) =>
    tag.replace(attributes, (whole, name: string, value?: string) =>
      value !== undefined && /^on/i.test(name) ? `data-${whole}` : whole,
    ),
  )
}
