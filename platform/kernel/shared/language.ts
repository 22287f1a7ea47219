import type { Language } from '../../../src/domain/frame/site/preferences'
import type { IncomingHttpHeaders } from 'node:http'

/** The language of an answer: `x-language` wins, then the best of Accept-Language; Chinese by default. */
export function languageOf(headers: IncomingHttpHeaders): Language {
  const requestedLanguage = headers['x-language']
  if (typeof requestedLanguage === 'string' && requestedLanguage !== '') return fromTag(requestedLanguage)
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

/** The language that an address names (`?lang=`), else that of the headers. */
export const languageOfRequest = (named: unknown, headers: IncomingHttpHeaders): Language =>
  named === 'en' || named === 'zh-CN' ? named : languageOf(headers)

function fromTag(tag: string): Language {
  return /^zh\b/i.test(tag.trim()) ? 'zh-CN' : 'en'
}
