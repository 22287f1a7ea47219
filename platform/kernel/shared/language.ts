import type { Language } from '../../../src/domain/frame/site/preferences'
import type { IncomingHttpHeaders } from 'node:http'

type Headers = Readonly<IncomingHttpHeaders>

/**
 * The language of a call's answer: the one that our client names (`x-language`), which may differ from its browser's,
 * else that of the browser. For calls alone: what an address answers to a browser may be kept for other visitors, who
 * do not send that header.
 */
export function languageOfCall(headers: Headers): Language {
  const named = headers['x-language']
  return typeof named === 'string' && named !== '' ? fromTag(named) : acceptedLanguage(headers)
}

/** The language of a page, or of a document: the best of Accept-Language; Chinese by default. */
export function acceptedLanguage(headers: Headers): Language {
  const acceptLanguage = headers['accept-language']
  if (acceptLanguage === undefined || acceptLanguage === '') return 'zh-CN'
  let best = ''
  let bestWeight = 0
  for (const part of acceptLanguage.slice(0, 500).split(',')) {
    const [tag = '', ...parameters] = part.trim().split(';')
    const quality = parameters.find((parameter) => parameter.trim().startsWith('q='))
    const weight = quality === undefined ? 1 : Number(quality.trim().slice(2))
    if (weight > bestWeight) [best, bestWeight] = [tag, weight]
  }
  return best === '' || best === '*' ? 'zh-CN' : fromTag(best)
}

/** The language of a document whose address may name one (`?lang=`). */
export const languageOfRequest = (named: unknown, headers: Headers): Language =>
  named === 'en' || named === 'zh-CN' ? named : acceptedLanguage(headers)

function fromTag(tag: string): Language {
  return /^zh\b/i.test(tag.trim()) ? 'zh-CN' : 'en'
}
