import { observer } from 'mobx-react-lite'
import { certificatePath } from '../../certificates/certificates.paths'
import { EmptyState } from '../../../frame/kit/states/empty-state'
import { FailedPart } from '../../../frame/kit/states/failed-part'
import { ButtonLink } from '../../../frame/kit/buttons/link'
import { ListRow, RowGroup } from '../../../frame/kit/lists/list-row'
import { PagedListPart } from '../../../frame/lists/paged-list.part'
import { MembersOnly } from '../../../frame/session/members-only.part'
import { PlainPage } from '../../../frame/session/plain-page.part'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { useWords } from '../../../frame/words/words'
import { activitiesWords } from '../activities.words'
import { activitiesPath, myActivitiesPath } from '../activities.paths'
import { ActivityRecordViewModel } from './activity-record.view-model'
import { OwnServiceRow } from './own-service-row'
import { ServiceSumsPart } from '../service-records.part'

/** S140: the member’s hours of service. */
export const ActivityRecordScreen = observer(function ActivityRecordScreen({
  viewModel,
}: {
  readonly viewModel: ActivityRecordViewModel
}) {
  const words = useWords(activitiesWords)
  const { sums, records } = viewModel
  return (
    <PlainPage title={words.hours} look="rows">
      <MembersOnly isMember={viewModel.isMember} reason="my-hours">
        {sums.state === 'failed' && sums.value === null ? (
          <FailedPart
            isQuiet
            title={words.hoursFailed}
            failure={sums.failure}
            onRetry={() => void viewModel.refresh()}
          />
        ) : (
          <ServiceSumsPart sums={sums.value} />
        )}
        <RowGroup>
          <ListRow title={words.certificate} to={certificatePath} />
        </RowGroup>
        <PagedListPart
          list={records}
          look="plain"
          onRefresh={viewModel.refresh}
          empty={
            <EmptyState
              subject="history"
              title={words.noRecords}
              text={words.noRecordsText}
              action={<ButtonLink to={activitiesPath}>{words.findActivities}</ButtonLink>}
            />
          }
        >
          {(record) => <OwnServiceRow record={record} />}
        </PagedListPart>
      </MembersOnly>
    </PlainPage>
  )
})

export const screen = defineScreen({
  viewModel: ActivityRecordViewModel,
  view: ActivityRecordScreen,
  parent: myActivitiesPath,
})
