import { createHash } from 'node:crypto'
import { cleanHtml } from '../../../../kernel/contents/clean-html'
import { outsideText } from '../../../../kernel/outside/outside-text'
import { feedDate } from './feed-date'
import type { DateContext } from './feed-date'
import type { FeedFields } from './feed-fields'
import { mediaAmong } from './feed-media'
import type { FeedMedia } from './feed-media'
import { cut, firstWords, htmlOf, isWholeText, lineOf, wordsOf } from './feed-texts'

/** An item of a feed of any format. Its texts are clean, and its addresses whole. */
export interface ReadItem {
  /** How the feed names it; null where it does not. */
  readonly guid: string | null
  /** The address of its own page; null without one. */
  readonly link: string | null
  readonly title: string
  /** Its whole text as HTML; null where the feed has only a summary. */
  readonly html: string | null
  /** Its whole text, or its summary, as words. */
  readonly words: string
  readonly summary: string
  /** Milliseconds since 1970. */
  readonly publishedAt: number
  readonly sound: FeedMedia['sound']
  readonly picture: string | null
  /** A hash of all that it says; the same as long as that stays. */
  readonly digest: string
}

export const longestTitle = 200
export const longestSummary = 600
/** The longest name that is kept as it is; of longer ones a hash is. */
const longestName = 500

/** The title of an item, or what stands for it; '' where it has neither title nor text. */
export function titleOf(fields: FeedFields | null): string {
  if (fields === null) return ''
  const { title, summary, text, files } = fields
  const own = lineOf(title, longestTitle)
  if (own !== '') return own
  const words = [summary, text].map((each) => (each === null ? '' : wordsOf(each))).find((each) => each !== '')
  return words === undefined ? nameOf(mediaAmong(files).sound?.url) : cut(firstWords(words), longestTitle)
}

/** The name of a file, as the title of a sound of which nothing else is known. */
function nameOf(url: string | undefined): string {
  const file = url === undefined || !URL.canParse(url) ? '' : (new URL(url).pathname.split('/').at(-1) ?? '')
  try {
    return outsideText(decodeURIComponent(file).replace(/\.\w+$/, '')).trim()
  } catch {
    return file
  }
}

/** When an item was published, by the first of its dates that says a time; null where none does. */
export const dateOf = ({ dates }: FeedFields, context: DateContext): number | null =>
  dates.map((date) => feedDate(date, context)).find((date) => date !== null) ?? null

/** Reads an item, or says why it is left out. */
export function readItem(fields: FeedFields, base: string, publishedAt: number | null): ReadItem | string {
  const link = fields.links.map((each) => webAddress(each, base)).find((each) => each !== null) ?? null
  const title = titleOf(fields)
  const textBase = fields.textBase === null ? (link ?? base) : (webAddress(fields.textBase, base) ?? base)
  const { html, words, summary } = textsOf(fields, textBase)
  const { sound, picture } = mediaAmong(
    fields.files.flatMap((file) => {
      const url = webAddress(file.url, base)
      return url === null ? [] : [{ ...file, url }]
    }),
  )
  if (title === '') return 'it has neither a title nor a text'
  if (words === '' && sound === null && link === null) return 'it has neither text nor sound nor link'
  if (/\uFFFD/.test(`${title}${words}${summary}`)) return 'its text has characters that nobody can read'
  if (publishedAt === null) return unknownDate(fields.dates)
  const item = { guid: nameIn(fields.guid), link, title, html, words, summary, publishedAt, sound, picture }
  const said = { ...item, sound: sound && { ...sound, url: fileAddress(sound.url) }, picture: fileAddress(picture) }
  return { ...item, digest: createHash('sha256').update(JSON.stringify(said)).digest('hex') }
}

/**
 * The address of a file without its query. Hosts of podcasts write a signature, a time or a listener into it, which
 * differ at every reading, so that every sound would be received again every hour.
 */
const fileAddress = (address: string | null): string | null =>
  address?.replace(/^([^?#]*\/[^/?#]+\.\w{2,5})\?[^#]*/, '$1') ?? null

function textsOf({ text, summary }: FeedFields, base: string): Pick<ReadItem, 'html' | 'words' | 'summary'> {
  const clean = (html: string): string => outsideText(cleanHtml(html, base))
  const whole = text === null ? '' : clean(htmlOf(text))
  const short = summary === null ? '' : htmlOf(summary)
  const summaryWords = summary === null ? '' : wordsOf(summary)
  const textWords = text === null ? '' : wordsOf(text)
  const isText = textWords === '' && isWholeText(short, longestSummary)
  const words = textWords === '' ? summaryWords : textWords
  return {
    html: isText ? clean(short) : textWords === '' ? null : whole,
    words,
    summary: cut((summaryWords === '' ? words : summaryWords).replace(/\s+/g, ' '), longestSummary),
  }
}

const unknownDate = ([date]: readonly string[]): string =>
  date === undefined ? 'it has no date' : `its date "${cut(outsideText(date).trim(), 60)}" says no time that is known`

/** The name of an item as it is kept; null for an empty one. */
function nameIn(guid: string | null): string | null {
  const name = outsideText(guid ?? '').trim()
  if (name.length <= longestName) return name === '' ? null : name
  return `${name.slice(0, longestName - 65)} ${createHash('sha256').update(name).digest('hex')}`
}

/** An address of the web, whole; null for what is none, or cannot be resolved. */
export function webAddress(address: string | null, base: string): string | null {
  const written = address?.trim() ?? ''
  if (written === '' || written.length > 2000 || !URL.canParse(written, base)) return null
  const { protocol, href, username, password } = new URL(written, base)
  return /^https?:$/.test(protocol) && username === '' && password === '' ? href : null
}
