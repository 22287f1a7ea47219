import { plainText } from '../../../../kernel/contents/clean-html'
import { outsideText } from '../../../../kernel/outside/outside-text'
import { escapeMarkup } from '../../../../kernel/shared/escape-markup'

/** A text of a feed, and how it is to be read. */
export interface FeedText {
  readonly value: string
  /** `guessed` is a text of which the format does not say whether it is HTML: the titles of RSS. */
  readonly form: 'text' | 'html' | 'guessed'
}

/** Maximum length of the text of one item, in characters. */
export const longestText = 200_000

/** The elements of HTML, also those that were in it once: word processors and old editors write them. */
const elements = new Set(
  [
    'a abbr acronym address applet area article aside audio b base basefont bdi bdo big blink blockquote body br button',
    'canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed',
    'fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe',
    'img input ins kbd label legend li link main map mark marquee math menu meta meter nav nobr noframes noscript object',
    'ol optgroup option output p param picture pre progress q rb rp rt rtc ruby s samp script search section select',
    'slot small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time',
    'title tr track tt u ul var video wbr xmp',
  ].flatMap((names) => names.split(' ')),
)
/** A tag to its end, and one that closes an element or needs no end itself. */
const tag = /<(\/?)([a-z][a-z0-9-]*)(?=(?:\s(?:[^<>"']|"[^"]*"|'[^']*')*)?\/?>)/gi
/** What is markup besides elements of HTML: comments, declarations, and the elements of word processors. */
const otherMarkup = /^<(?:\/?[a-z][\w-]*:[a-z]|!--|!doctype|!\[cdata\[|\?xml)/i

/** Elements of a page's own have a hyphen in their names, and no capitals. */
const isElement = (name: string | undefined): boolean =>
  elements.has((name ?? '').toLowerCase()) || /^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/.test(name ?? '')

/**
 * HTML in which each `<` that begins no element is the sign itself: 'Map <Street, House> explained' is no markup,
 * though it stands where HTML is expected.
 */
function withSigns(html: string): string {
  const begins = new Set([...html.matchAll(tag)].filter(([, , name]) => isElement(name)).map(({ index }) => index))
  return html.replace(/</g, (sign, at: number) =>
    begins.has(at) || otherMarkup.test(html.slice(at, at + 40)) ? sign : '&lt;',
  )
}

/** A text that was escaped once more than its format wants is all of it escaped markup; it is unescaped once. */
function unwrapped(html: string): string {
  const written = html.trim()
  const [, name] = /^&lt;([a-z][a-z0-9]*)\b.*&gt;$/is.exec(written) ?? []
  const isWhole =
    isElement(name) && !/<[a-z/]/i.test(written) && /&lt;(?:\/[a-z][a-z0-9]*|br ?\/?|img .*)&gt;$/is.test(written)
  return isWhole ? written.replace(/&(lt|gt|quot|amp);/g, (_, sign: string) => signs[sign] ?? '') : html
}
const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' }

/** Whether a text that may be either is HTML: it closes an element, has one that needs no end, or an entity. */
function looksLikeHtml(text: string): boolean {
  const found = [...text.matchAll(tag)].filter(([, , name]) => isElement(name))
  return (
    found.some(([, slash, name]) => slash === '/' || /^(?:br|img|hr|wbr)$/i.test(name ?? '')) ||
    /&(?:#\d+|#x[\da-f]+|[a-z][a-z0-9]{1,31});/i.test(text)
  )
}

const isHtml = ({ value, form }: FeedText): boolean => form === 'html' || (form === 'guessed' && looksLikeHtml(value))

/** A text of a feed as HTML, not cleaned yet; a plain one becomes paragraphs. */
export function htmlOf(text: FeedText): string {
  const value = limited(text.value)
  if (!isHtml(text)) return paragraphsOf(value)
  const html = withSigns(unwrapped(value))
  return /<[a-z]/i.test(html) ? html : paragraphsOf(html, (line) => line)
}

export const isTooLong = ({ value }: FeedText): boolean => value.length > longestText

/** What is read of a text: without a tag of which the end is cut off. */
const limited = (text: string): string =>
  text.length > longestText ? text.slice(0, longestText).replace(/<[^<>]*$/, '') : text

function paragraphsOf(text: string, escape: (line: string) => string = escapeMarkup): string {
  return text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => `<p>${escape(line)}</p>`)
    .join('\n')
}

/** The words of a text, with a line feed after each paragraph. */
export function wordsOf(text: FeedText): string {
  const value = limited(text.value)
  return outsideText(isHtml(text) ? plainText(withSigns(unwrapped(value))) : value).trim()
}

/** The words of a text in one line, cut to a number of characters. */
export function lineOf(text: FeedText | null, longest: number): string {
  return text === null ? '' : cut(wordsOf(text).replace(/\s+/g, ' '), longest)
}

export function cut(line: string, longest: number): string {
  const characters = [...line]
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : line
}

const longestFirstWords = 60

/** The first words of a text, as the title of what has none: its first sentence, or as much of it as a title has. */
export function firstWords(words: string): string {
  const [line = ''] = words.split('\n')
  const [sentence = line] = /^.+?(?:[。！？]|[.!?](?=\s|$))/su.exec(line) ?? []
  const title = sentence.replace(/[。.]$/, '')
  if ([...title].length <= longestFirstWords) return title
  const kept = [...title].slice(0, longestFirstWords - 1).join('')
  // Words that are parted by blanks are not cut.
  return `${/^(.{30,})\s/su.exec(kept)?.[1] ?? kept}…`
}

/** Whether HTML is a text by itself, more than the summary of one: it has several paragraphs, or more words. */
export function isWholeText(html: string, longestSummary: number): boolean {
  const blocks = html.match(/<(?:p|div|li|h[1-6]|blockquote|tr|pre)[\s>]/gi)?.length ?? 0
  const breaks = html.match(/<br\b/gi)?.length ?? 0
  return blocks > 1 || breaks > 2 || plainText(html).length > longestSummary
}
