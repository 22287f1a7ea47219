import { observer } from 'mobx-react-lite'
import { attendanceGroups, type AttendanceList } from '../../../../domain/civic/activities/attendance-list'
import { scanPath } from '../../../frame/codes/codes.paths'
import { Button } from '../../../frame/kit/buttons/button'
import { EmptyState } from '../../../frame/kit/states/empty-state'
import { FailedPart } from '../../../frame/kit/states/failed-part'
import { ButtonLink, Link } from '../../../frame/kit/buttons/link'
import { SelectField } from '../../../frame/kit/fields/select-field'
import { SkeletonList } from '../../../frame/kit/states/skeleton'
import { TabPanel } from '../../../frame/kit/tabs/tab-panel'
import { Tabs } from '../../../frame/kit/tabs/tabs'
import { FilteredListPart } from '../../../frame/lists/filtered-list.part'
import { MembersOnly } from '../../../frame/session/members-only.part'
import { PlainPage } from '../../../frame/session/plain-page.part'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { useAppointment } from '../../../frame/words/use-appointment'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import { activityCodePath } from '../../practice-codes/practice-codes.paths'
import { activityPath } from '../activities.paths'
import { AttendanceSheets } from './attendance-sheets'
import { AttendantRow } from './attendant-row'
import styles from './attendance.module.css'
import { AttendanceViewModel } from './attendance.view-model'
import { attendanceWords } from './attendance.words'
import { useRefusal } from '../use-refusal'

const group = 'attendance'

interface AttendanceProps {
  readonly viewModel: AttendanceViewModel
}

/** The attendance list of an activity, for the leader of its team; an addition to S137. */
export const AttendanceScreen = observer(function AttendanceScreen({ viewModel }: AttendanceProps) {
  const words = useWords(attendanceWords)
  const { list } = viewModel
  return (
    <PlainPage title={words.title} look="rows">
      <MembersOnly isMember={viewModel.isMember} reason="attendance">
        {list.value !== null ? (
          <Attendance viewModel={viewModel} list={list.value} />
        ) : viewModel.isOthers ? (
          <EmptyState subject="locked" title={words.onlyLeader} />
        ) : list.state === 'failed' ? (
          <FailedPart title={words.failed} failure={list.failure} onRetry={() => void viewModel.refresh()} />
        ) : (
          <SkeletonList label={words.loading} shape="rows" />
        )}
      </MembersOnly>
    </PlainPage>
  )
})

interface AttendanceListProps extends AttendanceProps {
  readonly list: AttendanceList
}

/** The activity, and the ways by which people are added. */
const AttendanceHead = observer(function AttendanceHead({ viewModel, list }: AttendanceListProps) {
  const words = useWords(attendanceWords)
  const format = useFormat()
  const appointment = useAppointment()
  const refusal = useRefusal()
  const { problem, scannedPerson } = viewModel
  return (
    <header className={styles.head}>
      <p className={styles.activity}>
        <Link to={activityPath(list.activityId)} look="text" wide>
          {list.title}
        </Link>
      </p>
      <p className={styles.quiet}>{words.span(appointment.at(list.startsAt), format.time(list.endsAt))}</p>
      {list.adding !== 'closed' && (
        <div className={styles.ways}>
          <ButtonLink to={scanPath} small>
            {words.scan}
          </ButtonLink>
          <Button small onClick={viewModel.chooseMember}>
            {words.byName}
          </Button>
          <ButtonLink to={activityCodePath(list.teamId, list.activityId)} small>
            {words.showCode}
          </ButtonLink>
        </div>
      )}
      {list.adding === 'now' && list.ownCode !== null && <p className={styles.quiet}>{words.ownCode(list.ownCode)}</p>}
      {scannedPerson !== null && (
        <div className={styles.scanned}>
          <p>{words.scanned(scannedPerson.nickname)}</p>
          <Button
            kind="primary"
            small
            busy={viewModel.busy === scannedPerson.id}
            onClick={() => void viewModel.add(scannedPerson)}
          >
            {words.add}
          </Button>
        </div>
      )}
      {list.shifts.length > 0 && (
        <SelectField
          label={words.shift}
          hiddenLabel
          optional
          placeholder={words.allShifts}
          value={viewModel.people.filters.shift}
          options={list.shifts.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={viewModel.chooseShift}
        />
      )}
      <div role="status">{problem !== null && <p className={styles.problem}>{refusal(problem)}</p>}</div>
    </header>
  )
})

const Attendance = observer(function Attendance({ viewModel, list }: AttendanceListProps) {
  const words = useWords(attendanceWords)
  const { people } = viewModel
  const { group: shownGroup, shift: shownShift } = people.filters
  return (
    <>
      <AttendanceHead viewModel={viewModel} list={list} />
      <Tabs
        label={words.groups}
        group={group}
        sticky
        selected={shownGroup}
        onSelect={viewModel.choose}
        tabs={attendanceGroups.map((id) => ({
          id,
          label: words.counted(words[`group.${id}`], list.counts[id]),
          marked: id === 'waiting' && list.counts.waiting > 0,
        }))}
      />
      <TabPanel group={group} id={shownGroup} swipes={{ ids: [...attendanceGroups], onSelect: viewModel.choose }}>
        {shownGroup === 'waiting' && shownShift === '' && list.counts.waiting > 1 && (
          <div className={styles.all}>
            <p className={styles.quiet}>{words.waitingText}</p>
            <Button small kind="primary" busy={viewModel.busy === 'all'} onClick={() => void viewModel.confirmAll()}>
              {words.confirmAll}
            </Button>
          </div>
        )}
        <FilteredListPart
          list={people}
          empty={<EmptyState title={words['none.waiting']} />}
          noneFound={
            <EmptyState title={words[`none.${attendanceGroups.find((each) => each === shownGroup) ?? 'waiting'}`]} />
          }
        >
          {(attendant) => <AttendantRow viewModel={viewModel} attendant={attendant} list={list} />}
        </FilteredListPart>
      </TabPanel>
      <AttendanceSheets viewModel={viewModel} />
    </>
  )
})

export const screen = defineScreen({
  viewModel: AttendanceViewModel,
  view: AttendanceScreen,
  parent: ({ id }) => activityPath(id),
})
