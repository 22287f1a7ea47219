import { latestYears, type Certificate } from '../../../domain/civic/certificates/certificate'
import { hoursText } from '../../../domain/frame/shared/format/hours'
import { SiteStore } from '../../../application/frame/site/site.store'
import { useService } from '../../frame/shell/app-context'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import { certificatesWords } from './certificates.words'

/** The most years listed, for which the picture has space. */
const mostYears = 3

/** Returns the sentence below the name, the same on the screens and on the picture. Call it in an observer. */
export function useSentence({ minutes }: Certificate): string {
  const words = useWords(certificatesWords)
  const site = useService(SiteStore).config?.name ?? ''
  return words.sentence(words.hoursInWords(hoursText(minutes)), site)
}

/**
 * Returns the stated facts of a certificate in words, the same on the screens and on the picture. Call it in an
 * observer.
 */
export function useStatement(certificate: Certificate): readonly { readonly name: string; readonly value: string }[] {
  const words = useWords(certificatesWords)
  const format = useFormat()
  const { minutes, times, years, since, issuedAt, number } = certificate
  const { latest, earlier } = latestYears(years, mostYears)
  const hoursPhrase = (of: number) => words.hours(hoursText(of))
  return [
    { name: words.total, value: hoursPhrase(minutes) },
    ...latest.map((of) => ({ name: words.inYear(of.year), value: hoursPhrase(of.minutes) })),
    ...(earlier > 0 ? [{ name: words.earlier, value: hoursPhrase(earlier) }] : []),
    { name: words.times, value: words.timesValue(format.count(times)) },
    { name: words.since, value: format.fullDate(since) },
    { name: words.issuedOn, value: format.fullDate(issuedAt) },
    { name: words.number, value: number },
  ]
}
