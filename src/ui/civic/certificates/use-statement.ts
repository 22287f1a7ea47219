import { latestYears, type Certificate, type CertificateScope } from '../../../domain/civic/certificates/certificate'
import { hoursText } from '../../../domain/frame/shared/format/hours'
import { SiteStore } from '../../../application/frame/site/site.store'
import { useService } from '../../frame/shell/app-context'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import { certificatesWords } from './certificates.words'

/** The most years listed, for which the picture has space. */
const mostYears = 3

/** Returns the sentence below the name, the same on the screens and on the picture. Call it in an observer. */
export function useSentence({ minutes, scope }: Certificate): string {
  const words = useWords(certificatesWords)
  const scopeText = useScopeText()
  const site = useService(SiteStore).config?.name ?? ''
  const hours = words.hoursInWords(hoursText(minutes))
  if (scope === null) return words.sentence(hours, site)
  return scope.kind === 'period'
    ? words.sentenceOfPeriod(hours, site, scopeText(scope))
    : words.sentenceOfActivity(hours, site, scopeText(scope))
}

/** Returns what a certificate is limited to, in words. Call it in an observer. */
export function useScopeText(): (scope: CertificateScope | null) => string {
  const words = useWords(certificatesWords)
  const format = useFormat()
  return (scope) => {
    if (scope === null) return words.ofAll
    if (scope.kind === 'activity') return scope.title === '' ? words.anActivity : scope.title
    return words.period(format.fullDay(scope.from), format.fullDay(scope.until))
  }
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
  const scopeText = useScopeText()
  const { scope } = certificate
  const hoursPhrase = (of: number) => words.hours(hoursText(of))
  return [
    ...(scope === null ? [] : [{ name: words[`scope.${scope.kind}`], value: scopeText(scope) }]),
    ...(scope?.kind === 'activity'
      ? [{ name: words.days, value: words.period(format.fullDay(scope.from), format.fullDay(scope.until)) }]
      : []),
    { name: scope === null ? words.total : words.duration, value: hoursPhrase(minutes) },
    ...(scope === null || years.length > 1 ? latest : []).map((of) => ({
      name: words.inYear(of.year),
      value: hoursPhrase(of.minutes),
    })),
    ...(earlier > 0 ? [{ name: words.earlier, value: hoursPhrase(earlier) }] : []),
    { name: words.times, value: words.timesValue(format.count(times)) },
    { name: words.since, value: format.fullDate(since) },
    { name: words.issuedOn, value: format.fullDate(issuedAt) },
    { name: words.number, value: number },
  ]
}
