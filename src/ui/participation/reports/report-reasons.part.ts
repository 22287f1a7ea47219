import type { ReportReason } from '../../../domain/participation/reports/report'
import { useWords } from '../../frame/words/words'
import { reportsWords } from './reports.words'

/** Returns the words of the reasons of reports. */
export function useReportReasons(): (reason: ReportReason) => string {
  const words = useWords(reportsWords)
  return (reason) => words[`reason.${reason}`]
}
