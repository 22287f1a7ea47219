import { Parser } from 'htmlparser2'
import sniffEncoding from 'html-encoding-sniffer'
import { outsideText } from '../../../kernel/outside/outside-text'
import { firstCharacters } from '../../../../src/domain/frame/shared/graphemes'
import { plainLine } from '../../../../src/domain/frame/shared/plain-text'

/** What a page says of itself. */
export interface PageFacts {
  readonly title: string
  readonly description: string
  /** The name of the site; '' when the page names none. */
  readonly site: string
  /** The address of its picture; null when it names none. */
  readonly picture: string | null
}

/** Elements within each other in a head. Looking through more of them for what each tag closes would take seconds. */
const deepest = 30
/** The characters of a text that are looked at. */
const longestRead = 5000
const longest = { title: 120, description: 200, site: 60, address: 2000 }

/**
 * Reads the head of a page: Open Graph first, then what the page says to search engines. Nothing of it is markup from
 * here on.
 * @param charset the charset of the answer's header; null when it names none
 * @param address the page's own address, to which those in it are relative
 */
export function readPageFacts(bytes: Uint8Array, charset: string | null, address: string): PageFacts | null {
  const { meta, title } = readHead(decoded(bytes, charset))
  const first = (...names: readonly string[]): string => names.map((name) => meta.get(name) ?? '').find(Boolean) ?? ''
  const line = (text: string, most: number): string =>
    firstCharacters(plainLine(outsideText(text.slice(0, longestRead))), most)
  const facts = {
    title: line(first('og:title', 'twitter:title') || title, longest.title),
    description: line(first('og:description', 'description', 'twitter:description'), longest.description),
    site: line(first('og:site_name', 'application-name'), longest.site),
    picture: pictureAddress(first('og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image'), address),
  }
  return facts.title === '' ? null : facts
}

function decoded(bytes: Uint8Array, charset: string | null): string {
  const encoding = sniffEncoding(bytes, {
    ...(charset === null ? {} : { transportLayerEncodingLabel: charset }),
    defaultEncoding: 'UTF-8',
  })
  try {
    return new TextDecoder(encoding).decode(bytes)
  } catch {
    // Node does not decode every encoding of the standard, such as x-user-defined.
    return new TextDecoder().decode(bytes)
  }
}

/** Returns the first value of each name that the head has, and its title. */
function readHead(html: string): { readonly meta: ReadonlyMap<string, string>; readonly title: string } {
  const meta = new Map<string, string>()
  let title = ''
  let isTitle = false
  let depth = 0
  const parser = new Parser({
    onopentag: (tag, { property, name, content = '' }) => {
      depth += 1
      if (tag === 'body' || depth > deepest) return parser.pause()
      isTitle = tag === 'title' && title === ''
      const key = (property ?? name ?? '').trim().toLowerCase()
      if (tag === 'meta' && key !== '' && content.trim() !== '' && !meta.has(key)) meta.set(key, content)
    },
    ontext: (text) => {
      if (isTitle) title += text
    },
    onclosetag: (tag) => {
      depth -= 1
      if (tag === 'title') isTitle = false
      if (tag === 'head') parser.pause()
    },
  })
  parser.end(html)
  return { meta, title }
}

function pictureAddress(found: string, page: string): string | null {
  if (found === '' || found.length > longest.address || !URL.canParse(found, page)) return null
  const { protocol, href } = new URL(found, page)
  return protocol === 'http:' || protocol === 'https:' ? href : null
}
