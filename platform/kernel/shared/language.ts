import { chooseLanguage, type Language } from '../../../src/domain/frame/site/preferences'
import type { IncomingHttpHeaders } from 'node:http'

type Headers = Readonly<IncomingHttpHeaders>

/**
 * The language of a call's answer: the one that our client names (`x-language`), which may differ from its browser's,
 * else that of the browser. For calls alone: what an address answers to a browser may be kept for other visitors, who
 * do not send that header.
 */
export function languageOfCall(headers: Headers): Language {
  const named = headers['x-language']
  return typeof named === 'string' && named !== '' ? chooseLanguage('system', [named]) : acceptedLanguage(headers)
}

/**
 * The language of a page, or of a document: that which the client would choose by the same list of languages, which
 * Accept-Language puts in order by their weights.
 */
export function acceptedLanguage(headers: Headers): Language {
  const weighted = (headers['accept-language'] ?? '').slice(0, 500).split(',').map(weightedTag)
  const wanted = weighted.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight)
  return chooseLanguage(
    'system',
    wanted.map(({ tag }) => tag),
  )
}

function weightedTag(part: string) {
  const [tag = '', ...parameters] = part.split(';').map((each) => each.trim())
  const quality = parameters.find((parameter) => /^q *=/i.test(parameter))
  return { tag, weight: quality === undefined ? 1 : Number(quality.replace(/^q *=/i, '')) }
}

/** The language of a document whose address may name one (`?lang=`). */
export const languageOfRequest = (named: unknown, headers: Headers): Language =>
  named === 'en' || named === 'zh-CN' ? named : acceptedLanguage(headers)
