import { Marked } from 'marked'
import type { Tokens } from 'marked'
import type { StoredMedium } from '../../../kernel/publishing/publishable-kind'
import { escapeMarkup } from '../../../kernel/shared/escape-markup'

/** Whether an address in a text names a file beside it: addresses on the site begin with `/`, others with a scheme. */
const isFile = (href: string): boolean => !/^(?:[a-z][a-z0-9+.-]*:|\/|#)/i.test(href)

/** The files that a text shows, in the order in which it does. */
export function filesIn(text: string): string[] {
  const names: string[] = []
  const marked = new Marked({
    renderer: {
      image: ({ href }) => {
        if (isFile(href)) names.push(decoded(href))
        return ''
      },
    },
  })
  marked.parse(text, { async: false })
  return names
}

/**
 * Makes rich text of Markdown. `![words](file "caption")` shows a picture, a film or a sound; alone in its paragraph it
 * is a figure.
 */
export function htmlOf(text: string, media: Readonly<Record<string, StoredMedium>>): string {
  const mediumOf = ({ href, text: words, title }: Tokens.Image): string => {
    const medium = isFile(href) ? media[decoded(href)] : undefined
    const source = escapeMarkup(medium?.url ?? href)
    if (medium?.mime.startsWith('audio/') === true) return `<audio src="${source}"></audio>`
    const size = medium === undefined || medium.width === 0 ? '' : ` width="${medium.width}" height="${medium.height}"`
    if (medium?.mime.startsWith('video/') === true) return `<video src="${source}"${size}></video>`
    return `<img src="${source}" alt="${escapeMarkup(words === '' ? (title ?? '') : words)}"${size}>`
  }
  const marked = new Marked({
    renderer: {
      image: mediumOf,
      paragraph({ tokens }) {
        const [only, ...others] = tokens
        if (only === undefined || only.type !== 'image' || others.length > 0)
          return `<p>${this.parser.parseInline(tokens)}</p>\n`
        const { title } = only as Tokens.Image
        const caption = title == null || title === '' ? '' : `<figcaption>${escapeMarkup(title)}</figcaption>`
        return `<figure>${mediumOf(only as Tokens.Image)}${caption}</figure>\n`
      },
    },
  })
  return (marked.parse(text, { async: false }) as string).trim()
}

function decoded(href: string): string {
  try {
    return decodeURIComponent(href)
  } catch {
    return href
  }
}
