import { observer } from 'mobx-react-lite'
import { reasonRule } from '../../../../domain/civic/teams/team'
import { FormFrame } from '../../../frame/forms/form-frame.part'
import { useFields } from '../../../frame/forms/use-fields.part'
import { DateField } from '../../../frame/kit/fields/date-field'
import { ListRow } from '../../../frame/kit/lists/list-row'
import { EmptyState } from '../../../frame/kit/states/empty-state'
import { Sheet } from '../../../frame/kit/overlays/sheet'
import { TextArea } from '../../../frame/kit/fields/text-area'
import { PagedListPart } from '../../../frame/lists/paged-list.part'
import { useWords } from '../../../frame/words/words'
import type { AttendanceViewModel, OpenForm } from './attendance.view-model'
import { attendanceFormWords, attendanceWords } from './attendance.words'

interface SheetsProps {
  readonly viewModel: AttendanceViewModel
}

/** The forms of the attendance list, and the choice of a team member. */
export const AttendanceSheets = observer(function AttendanceSheets({ viewModel }: SheetsProps) {
  const words = useWords(attendanceWords)
  const { openForm, members, close } = viewModel
  return (
    <>
      <Sheet
        open={openForm !== null}
        onClose={close}
        title={openForm === null ? '' : words[`title.${openForm.kind}`](openForm.person.nickname)}
      >
        {openForm !== null && <Fields openForm={openForm} />}
      </Sheet>
      <Sheet open={viewModel.choosesMember} onClose={close} title={words.byNameTitle}>
        <PagedListPart list={members} isStill look="plain" empty={<EmptyState title={words.noMembers} />}>
          {(member) => <ListRow listed title={member.nickname} onPress={() => void viewModel.add(member)} />}
        </PagedListPart>
      </Sheet>
    </>
  )
})

const Fields = observer(function Fields({ openForm: { kind, form } }: { readonly openForm: OpenForm }) {
  const words = useWords(attendanceFormWords)
  const field = useFields(form, words)
  return (
    <FormFrame form={form} words={words} label={words.label} submit={words[`submit.${kind}`]} short>
      {kind !== 'refuse' && (
        <>
          <DateField {...field('from')} time />
          <DateField {...field('until')} time />
        </>
      )}
      {kind !== 'add' && <TextArea {...field('text')} rows={3} maxLength={reasonRule.most} />}
    </FormFrame>
  )
})
