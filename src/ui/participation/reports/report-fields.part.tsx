import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { ReportSomething, type ReportingForm } from '../../../application/participation/reports/report-something'
import { reportReasons, reportTextRule } from '../../../domain/participation/reports/report'
import { FormFrame } from '../../frame/forms/form-frame.part'
import { useFields } from '../../frame/forms/use-fields.part'
import { RadioGroup } from '../../frame/kit/fields/choice'
import { TextArea } from '../../frame/kit/fields/text-area'
import { useService } from '../../frame/shell/app-context'
import { useWords } from '../../frame/words/words'
import styles from './report-sheet.module.css'
import { reportsWords } from './reports.words'

/** The fields of a report, in a sheet or on a screen of their own. */
export const ReportFieldsPart = observer(function ReportFieldsPart({ form }: { readonly form: ReportingForm }) {
  const words = useWords(reportsWords)
  const field = useFields(form, words)
  const reporting = useService(ReportSomething)
  const [limit] = useState(() => reporting.limit())
  useEffect(() => void limit.load(), [limit])
  const { value, ...reason } = field('reason')
  return (
    <FormFrame
      form={form}
      words={words}
      label={words.title}
      submit={words.submit}
      limit={{ reached: limit.value }}
      short
    >
      <RadioGroup
        {...reason}
        value={value}
        options={reportReasons.map((each) => ({ value: each, label: words[`reason.${each}`] }))}
      />
      <TextArea {...field('text')} maxLength={reportTextRule.most} rows={3} />
      <p className={styles.note}>{words.note}</p>
    </FormFrame>
  )
})
