import { observer } from 'mobx-react-lite'
import type { ReportForm } from '../../../../application/civic/amenities/report-amenity'
import { reportedParts, reportTextRule } from '../../../../domain/civic/amenities/amenity-report'
import { FormFrame } from '../../../frame/forms/form-frame.part'
import { useFields } from '../../../frame/forms/use-fields.part'
import { CheckboxGroup } from '../../../frame/kit/fields/choice'
import { TextArea } from '../../../frame/kit/fields/text-area'
import { useWords } from '../../../frame/words/words'
import { amenityReportWords } from './amenity-report.words'

/** The form by which a visitor reports that the entry of a place is wrong. */
export const AmenityReport = observer(function AmenityReport({ form }: { readonly form: ReportForm }) {
  const words = useWords(amenityReportWords)
  const field = useFields(form, words)
  return (
    <FormFrame form={form} words={words} label={words.title} submit={words.submit} short>
      <CheckboxGroup
        {...field('parts')}
        options={reportedParts.map((value) => ({ value, label: words[`part.${value}`] }))}
      />
      <TextArea {...field('text')} maxLength={reportTextRule.most} rows={3} />
    </FormFrame>
  )
})
