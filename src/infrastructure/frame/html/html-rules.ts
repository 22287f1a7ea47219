import type { PictureSource } from '../../../application/frame/shared/html-sanitiser'
import { parseExternalUrl } from '../../../domain/frame/navigation/external-url'
import { safeAssetUrl } from '../../../domain/frame/site/asset-url'
import { isMediaAddress, type MediaSources } from '../../../domain/frame/site/media-source'

/** Elements that external markup may have; of all others, only the text is kept. */
export const allowedTags = [
  'p',
  'br',
  'hr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'div',
  'span',
  'section',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'del',
  'ins',
  'sub',
  'sup',
  'small',
  'mark',
  'code',
  'pre',
  'kbd',
  'abbr',
  'blockquote',
  'q',
  'cite',
  'footer',
  'time',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'a',
  'img',
  'figure',
  'figcaption',
  'video',
  'audio',
  'source',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'ruby',
  'rt',
  'rp',
  'bdi',
  'bdo',
  'wbr',
]

/** Elements that are removed with their content. */
export const droppedWithContent = [
  'script',
  'style',
  'template',
  'noscript',
  'noembed',
  'noframes',
  'iframe',
  'frame',
  'frameset',
  'object',
  'embed',
  'applet',
  'svg',
  'math',
  'title',
  'head',
  'xmp',
  'plaintext',
  'textarea',
  'select',
  'option',
  'button',
  'input',
  'form',
  'canvas',
  'dialog',
  'annotation-xml',
  'desc',
  'foreignobject',
]

const classes = ['align-left', 'align-center', 'align-right', 'lead', 'note']

/** Checks the value of an attribute. Returns the value to keep, or null to drop the attribute. */
type AttributeCheck = (value: string) => string | null
const word: AttributeCheck = (value) => (/^[\w :.,+-]{1,64}$/.test(value) ? value : null)
const words: AttributeCheck = (value) => value.slice(0, 500)
const size: AttributeCheck = (value) =>
  /^[1-9]\d{0,4}$/.test(value.trim().replace(/px$/i, '')) ? value.trim().replace(/px$/i, '') : null
const span: AttributeCheck = (value) => (/^[1-9]\d{0,2}$/.test(value) ? value : null)
const asset: AttributeCheck = (value) => safeAssetUrl(value) ?? safeAssetUrl(encodeUrl(value))
const oneOf =
  (...values: readonly string[]): AttributeCheck =>
  (value) =>
    values.includes(value.toLowerCase()) ? value.toLowerCase() : null

/** The attributes that every element may have, each with the check for its value. */
const everywhere: Readonly<Record<string, AttributeCheck>> = {
  lang: word,
  dir: oneOf('ltr', 'rtl', 'auto'),
  title: words,
  class: (value) =>
    value
      .split(/\s+/)
      .filter((name) => classes.includes(name))
      .join(' ') || null,
}

/** The additional attributes of each element, each with the check for its value. */
const byTag: Readonly<Record<string, Readonly<Record<string, AttributeCheck>>>> = {
  a: { href: linkAddress },
  img: { src: asset, alt: words, width: size, height: size },
  video: { src: asset, poster: asset, width: size, height: size },
  audio: { src: asset },
  source: { src: asset, type: (value) => (/^(?:audio|video)\/[\w.+-]{1,40}$/.test(value) ? value : null) },
  ol: { start: span, type: oneOf('1', 'a', 'i') },
  li: { value: span },
  td: { colspan: span, rowspan: span },
  th: { colspan: span, rowspan: span, scope: oneOf('row', 'col') },
  time: { datetime: word },
}

/** Every attribute that the rules may leave or set. */
export const allowedAttributes = [
  ...new Set([...Object.keys(everywhere), ...Object.values(byTag).flatMap(Object.keys)]),
  'target',
  'rel',
  'loading',
  'decoding',
  'srcset',
  'sizes',
  'controls',
  'preload',
  'playsinline',
  'tabindex',
  'data-unsized',
]

/** The settings of a call that the rules depend on besides the markup. */
export interface HtmlContext {
  /** Additional hosts for media. */
  readonly mediaSources: MediaSources
  readonly picture: ((address: string) => PictureSource) | undefined
}

/**
 * The final attributes of an element, from its original ones; null when the element is dropped because it lacks a
 * required attribute.
 */
export function ruledAttributes(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  { mediaSources, picture }: HtmlContext,
): Readonly<Record<string, string>> | null {
  const checks = { ...everywhere, ...byTag[tag] }
  const allowedAttributes: Record<string, string> = {}
  for (const [name, check] of Object.entries(checks)) {
    const value = Object.hasOwn(attributes, name) ? check(attributes[name] ?? '') : null
    if (value !== null && (check !== asset || isMediaAddress(value, mediaSources))) allowedAttributes[name] = value
  }
  switch (tag) {
    case 'a':
      return allowedAttributes['href'] !== undefined && !allowedAttributes['href'].startsWith('/')
        ? { ...allowedAttributes, target: '_blank', rel: 'noopener noreferrer nofollow' }
        : allowedAttributes
    case 'img':
      return allowedAttributes['src'] === undefined
        ? null
        : {
            ...withAspectRatio(allowedAttributes),
            alt: allowedAttributes['alt'] ?? '',
            loading: 'lazy',
            decoding: 'async',
            ...pictureOf(allowedAttributes['src'], picture),
          }
    case 'video':
      return { ...withAspectRatio(allowedAttributes), controls: '', preload: 'metadata', playsinline: '' }
    case 'audio':
      return { ...allowedAttributes, controls: '', preload: 'metadata' }
    case 'source':
      return allowedAttributes['src'] === undefined ? null : allowedAttributes
    case 'table':
      // A table scrolls, so it must be reachable by keyboard too.
      return { ...allowedAttributes, tabindex: '0' }
    default:
      return allowedAttributes
  }
}

/** A path of the site, or a safe external address. */
function linkAddress(value: string): string | null {
  const address = value.trim()
  if (address.startsWith('/')) return safeAssetUrl(address) ?? safeAssetUrl(encodeUrl(address))
  return parseExternalUrl(address)?.url ?? null
}

/**
 * Marks a picture or video that does not have both width and height. Its size is unknown until it has loaded, so the
 * style gives it a box.
 */
function withAspectRatio(attributes: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  if (attributes['width'] !== undefined && attributes['height'] !== undefined) return attributes
  const { width: _width, height: _height, ...rest } = attributes
  return { ...rest, 'data-unsized': '' }
}

function pictureOf(address: string, picture: ((address: string) => PictureSource) | undefined): Record<string, string> {
  const source = picture?.(address) ?? { src: address }
  return {
    src: source.src,
    ...(source.srcset === undefined ? {} : { srcset: source.srcset }),
    ...(source.sizes === undefined ? {} : { sizes: source.sizes }),
  }
}

function encodeUrl(value: string): string | null {
  try {
    // Existing percent-encoding is preserved.
    return encodeURI(value.trim()).replace(/%25([\da-f]{2})/gi, '%$1')
  } catch {
    return null
  }
}
