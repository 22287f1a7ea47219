import sanitizeHtml from 'sanitize-html'
import { cleanHtmlRules, textTags } from '../../../../kernel/contents/clean-html'
import { picture } from './rss'

/**
 * An article's HTML for feed readers: sanitised, since they show it on a page of their own, and with absolute
 * addresses, since relative ones would not resolve there.
 */
export function feedHtml(html: string, origin: string): string {
  return sanitizeHtml(html, {
    ...cleanHtmlRules,
    allowedTags: [...textTags, 'img'],
    transformTags: {
      a: (tagName, { href, ...rest }) => ({
        tagName,
        attribs: {
          ...rest,
          ...(href === undefined || !URL.canParse(href, origin) ? {} : { href: absoluteUrl(href, origin) }),
        },
      }),
      img: (tagName, { src, alt = '', ...rest }) => {
        const url = picture(src ?? null, origin)
        return { tagName, attribs: { ...rest, alt, ...(url === null ? {} : { src: url }) } }
      },
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === undefined,
  })
}

const absoluteUrl = (href: string, origin: string): string => new URL(href, origin).href
