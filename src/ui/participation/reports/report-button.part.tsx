import { Flag } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { StartReport } from '../../../application/participation/reports/start-report'
import type { ReportSubject } from '../../../domain/participation/reports/report-subject'
import { IconButton } from '../../frame/kit/buttons/button'
import { Icon } from '../../frame/kit/pictures/icon'
import { useService } from '../../frame/shell/app-context'
import { BarButtonPart } from '../../frame/shell/layout/bar-button.part'
import { lazyPart } from '../../frame/shell/lazy/lazy-part'
import { useWords } from '../../frame/words/words'
import { reportButtonWords } from './report-button.words'

const ReportSheet = lazyPart(
  async () => (await import(/* webpackChunkName: "report-sheet" */ './report-sheet')).ReportSheet,
)

export interface ReportButtonPartProps {
  readonly subject: ReportSubject
  /** The author's name, where several such buttons are on one screen. */
  readonly name?: string
  readonly size?: number
  /** Called once it is reported, so that a list can leave it out. */
  readonly onReported?: () => void
}

/**
 * The button by which a member reports what somebody else wrote or shows. A guest is sent to log in, and the form opens
 * when they return.
 */
export const ReportButtonPart = observer(function ReportButtonPart({
  subject,
  name,
  size = 22,
  onReported,
}: ReportButtonPartProps) {
  const words = useWords(reportButtonWords)
  const reporting = useService(StartReport)
  const [isOpen, setIsOpen] = useState(false)
  const { kind, id } = subject
  useEffect(() => {
    if (reporting.resumes({ kind, id })) setIsOpen(true)
  }, [reporting, kind, id])
  const button = {
    icon: <Icon of={Flag} size={size} />,
    onClick: () => reporting.mayReport(subject) && setIsOpen(true),
  }
  return (
    <>
      {name === undefined ? (
        <BarButtonPart word={words.report} {...button} />
      ) : (
        <IconButton label={words.reportOf(name)} {...button} />
      )}
      {isOpen && <ReportSheet subject={subject} onClose={() => setIsOpen(false)} onReported={onReported} />}
    </>
  )
})
