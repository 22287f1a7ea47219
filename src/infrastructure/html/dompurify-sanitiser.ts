import createDOMPurify, { type Config, type DOMPurify } from 'dompurify'
import type { HtmlSanitiser, PictureSource, SafeHtml } from '../../application/shared/html-sanitiser'
import { allowedAttributes, allowedTags, droppedWithContent, ruledAttributes } from './html-rules'

const config: Config = {
  ALLOWED_TAGS: allowedTags,
  ALLOWED_ATTR: allowedAttributes,
  FORBID_CONTENTS: droppedWithContent,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // Where the browser checks what becomes markup, the result carries its proof.
  RETURN_TRUSTED_TYPE: true,
}

/** Sanitises with the browser's own parser. */
export class DompurifySanitiser implements HtmlSanitiser {
  private purify: DOMPurify | null = null
  private picture: ((address: string) => PictureSource) | undefined

  /** The window of the browser unless a test gives another. */
  constructor(private readonly view: () => Parameters<typeof createDOMPurify>[0] = () => window) {}

  clean(html: string, picture?: (address: string) => PictureSource): SafeHtml {
    this.picture = picture
    const safe: unknown = this.ready().sanitize(withoutHandlers(html), config)
    return safe as SafeHtml
  }

  /** Made at the first use: this class is also constructed where there is no window. */
  private ready(): DOMPurify {
    if (this.purify !== null) return this.purify
    const purify = createDOMPurify(this.view())
    purify.addHook('afterSanitizeAttributes', (element) => this.rule(element))
    return (this.purify = purify)
  }

  private rule(element: Element): void {
    const tag = element.tagName.toLowerCase()
    if (!allowedTags.includes(tag)) return
    const given = Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value]))
    const ruled = ruledAttributes(tag, given, this.picture)
    if (ruled === null) return element.remove()
    for (const name of Object.keys(given)) if (!Object.hasOwn(ruled, name)) element.removeAttribute(name)
    for (const [name, value] of Object.entries(ruled)) element.setAttribute(name, value)
  }
}

/**
 * Takes the sting out of event handlers before anything parses them. They would not run and would not stay; but a browser
 * complains of each to whoever watches the policy of the page, even in a document that nobody shows.
 */
function withoutHandlers(html: string): string {
  return html.replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/([\s/"'])on([a-z]+\s*=)/gi, '$1data-$2'))
}
