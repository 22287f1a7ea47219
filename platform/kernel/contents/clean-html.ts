import sanitizeHtml from 'sanitize-html'
import type { IOptions } from 'sanitize-html'

/** Elements of texts that need nothing besides themselves: none of them runs or loads anything. */
export const textTags = [...sanitizeHtml.defaults.allowedTags, 'del', 'ins']

/** The rules by which HTML of others is cleaned before it is stored, or sent where no client of ours cleans it. */
export const cleanHtmlRules = {
  allowedTags: textTags,
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    time: ['datetime'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 64,
} satisfies IOptions

const blocks: ReadonlySet<string> = new Set(['p', 'div', 'section', 'figure', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

/**
 * Cleans the HTML of a text from outside, whose addresses are relative to its own page. What cannot be resolved loses
 * its address, and keeps its words; blocks of which nothing is left, such as those of pictures, go.
 */
export function cleanHtml(html: string, base: string): string {
  return sanitizeHtml(html, {
    ...cleanHtmlRules,
    exclusiveFilter: ({ tag, text }) => blocks.has(tag) && text.trim() === '',
    transformTags: {
      a: (tagName, { href, ...rest }) => ({
        tagName,
        attribs: href !== undefined && URL.canParse(href, base) ? { ...rest, href: new URL(href, base).href } : rest,
      }),
    },
  }).trim()
}

const escapes: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

/** The words of HTML, without its elements. */
export function plainText(html: string): string {
  return sanitizeHtml(html.replace(/<(?:br|\/p|\/div|\/li|\/h\d)\b[^>]*>/gi, '$&\n'), {
    allowedTags: [],
    nestingLimit: 64,
  })
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (escape) => escapes[escape] ?? escape)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim()
}
