import newMarkdownIt from 'markdown-it'
import type { MarkdownIt, Token } from 'markdown-it'
import cjkFriendly from 'markdown-it-cjk-friendly'
import type { StoredMedium } from '../../../kernel/publishing/publishable-kind'
import { escapeMarkup } from '../../../kernel/shared/escape-markup'
import { joinLines, linkAddresses } from './markdown-rules'

/**
 * Whether an address in a text names a file beside it: addresses on the site begin with `/`, others with a scheme. `C:`
 * and `file:` are none: they lead to somebody's own computer.
 */
const isFile = (href: string): boolean => !/^(?:(?!file:)[a-z][a-z0-9+.-]+:|\/|#)/i.test(href)

/** A parser for Markdown with tables, as people write it in scripts without spaces, too. */
function newParser(): MarkdownIt {
  return newMarkdownIt({ html: true }).use(cjkFriendly).use(linkAddresses).use(joinLines)
}

/** The files that a text shows, in the order in which it does. */
export function filesIn(text: string): string[] {
  return newParser()
    .parse(text, {})
    .flatMap(({ children }) => children ?? [])
    .flatMap((token) => (token.type === 'image' && isFile(addressOf(token)) ? [decoded(addressOf(token))] : []))
}

/** What was meant as a picture and is none: the name of its file has a space or a bracket, or is no name beside the document. */
export function brokenPictures(text: string): string[] {
  return newParser()
    .parse(text, {})
    .flatMap(({ children }) => children ?? [])
    .flatMap(({ type, content }) => (type === 'text' ? (content.match(/!\[[^\]]*\]\([^\n]*\)/g) ?? []) : []))
}

/**
 * Makes rich text of Markdown. `![words](file "caption")` shows a picture, a film or a sound; alone in its paragraph it
 * is a figure.
 */
export function htmlOf(text: string, media: Readonly<Record<string, StoredMedium>>): string {
  const parser = newParser()
  const { rules } = parser.renderer
  rules.image = (tokens, index, options, environment) => {
    const token = tokens[index]
    if (token === undefined) return ''
    const words = parser.renderer.renderInlineAsText(token.children ?? [], options, environment)
    return mediumHtml(token, words, media)
  }
  rules.paragraph_open = (tokens, index) =>
    tokens[index]?.hidden === true ? '' : figureOf(tokens[index + 1]) ? '<figure>' : '<p>'
  rules.paragraph_close = (tokens, index) => {
    if (tokens[index]?.hidden === true) return ''
    const figure = figureOf(tokens[index - 1])
    if (figure === null) return '</p>\n'
    const title = titleOf(figure)
    return `${title === '' ? '' : `<figcaption>${escapeMarkup(title)}</figcaption>`}</figure>\n`
  }
  rules.s_open = () => '<del>'
  rules.s_close = () => '</del>'
  return parser.render(text).trim()
}

/** The picture, film or sound that is all of a paragraph; null for any other. */
function figureOf(inline: Token | undefined): Token | null {
  const [only, ...others] = inline?.children ?? []
  return only?.type === 'image' && others.length === 0 ? only : null
}

function mediumHtml(token: Token, words: string, media: Readonly<Record<string, StoredMedium>>): string {
  const address = addressOf(token)
  const medium = isFile(address) ? media[decoded(address)] : undefined
  const source = escapeMarkup(medium?.url ?? address)
  if (medium?.mime.startsWith('audio/') === true) return `<audio src="${source}"></audio>`
  const size = medium === undefined || medium.width === 0 ? '' : ` width="${medium.width}" height="${medium.height}"`
  if (medium?.mime.startsWith('video/') === true) return `<video src="${source}"${size}></video>`
  return `<img src="${source}" alt="${escapeMarkup(words === '' ? titleOf(token) : words)}"${size}>`
}

const addressOf = (image: Token): string => String(image.attrGet('src') ?? '')
const titleOf = (image: Token): string => String(image.attrGet('title') ?? '')

function decoded(href: string): string {
  try {
    return decodeURIComponent(href)
  } catch {
    return href
  }
}
