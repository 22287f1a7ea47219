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

/** Elements that stand within a line; all others begin and end a paragraph, or are a cell beside others. */
const withinLine =
  'a|abbr|b|bdi|bdo|cite|code|del|em|font|i|img|ins|kbd|mark|q|rb|rp|rt|ruby|s|samp|small|span|strike|strong|sub|sup|time|tt|u|var|wbr'
const otherElement = new RegExp(String.raw`</?(?!(?:${withinLine})\b)[a-z][^<>]*>`, 'gi')
/** How a sign is pronounced stands above it, and is no word of the text. */
const pronunciation = /<r[tp]\b[^<>]*>[^<>]*/gi

/** HTML as it is read: line by line, without what says how its signs are pronounced. */
const readLines = (html: string): string => html.replace(pronunciation, '').replace(otherElement, '$&\n')

/** The words of HTML for an index, which splits them itself. */
export const wordsOfHtml = (html: string): string => readLines(html).replace(/<[^<>]*>/g, '')

/** The words of HTML, without its elements. */
export function plainText(html: string): string {
  return sanitizeHtml(readLines(html), { allowedTags: [], nestingLimit: 64 })
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (escape) => escapes[escape] ?? escape)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim()
}
