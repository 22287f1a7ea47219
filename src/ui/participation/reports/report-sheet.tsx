import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { ReportSomething } from '../../../application/participation/reports/report-something'
import type { ReportSubject } from '../../../domain/participation/reports/report-subject'
import { Sheet } from '../../frame/kit/overlays/sheet'
import { useService } from '../../frame/shell/app-context'
import { useWords } from '../../frame/words/words'
import { ReportFieldsPart } from './report-fields.part'
import { reportsWords } from './reports.words'

interface ReportSheetProps {
  readonly subject: ReportSubject
  readonly onClose: () => void
  readonly onReported?: (() => void) | undefined
}

/** The form of a report; it keeps its draft like every form. */
export const ReportSheet = observer(function ReportSheet({ subject, onClose, onReported }: ReportSheetProps) {
  const words = useWords(reportsWords)
  const reporting = useService(ReportSomething)
  const [form] = useState(() =>
    reporting.execute(subject, () => {
      onClose()
      onReported?.()
    }),
  )
  useEffect(() => {
    void form.open()
    return form.show()
  }, [form])
  return (
    <Sheet open onClose={onClose} title={words.title}>
      <ReportFieldsPart form={form} />
    </Sheet>
  )
})
