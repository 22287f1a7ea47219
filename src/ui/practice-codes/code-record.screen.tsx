import { observer } from 'mobx-react-lite'
import { practiceCodePath } from './practice-codes.routes'
import { scanPath } from '../codes/codes.routes'
import { EmptyState } from '../kit/empty-state'
import { ButtonLink } from '../kit/link'
import { ListRow } from '../kit/list-row'
import { TimeText } from '../kit/meta'
import { SkeletonList } from '../kit/skeleton'
import { PagedListPart } from '../lists/paged-list.part'
import { MembersOnly } from '../session/members-only.part'
import { PlainPage } from '../session/plain-page.part'
import { defineScreen } from '../shell/screen'
import { useFormat } from '../words/use-format'
import { useWords } from '../words/words'
import { CodeRecordViewModel } from './code-record.view-model'
import { practiceCodesWords } from './practice-codes.words'

/** S115 */
export const CodeRecordScreen = observer(function CodeRecordScreen({
  viewModel,
}: {
  readonly viewModel: CodeRecordViewModel
}) {
  const words = useWords(practiceCodesWords)
  const format = useFormat()
  return (
    <PlainPage title={words.record} look="rows">
      <MembersOnly isMember={viewModel.isMember}>
        <PagedListPart
          list={viewModel.scans}
          look="plain"
          skeleton={<SkeletonList label={words.loading} shape="rows" />}
          empty={
            <EmptyState
              title={words.noScans}
              text={words.noScansText}
              action={<ButtonLink to={scanPath}>{words.scan}</ButtonLink>}
            />
          }
        >
          {(scan) => (
            <ListRow
              listed
              to={viewModel.addressOf(scan)}
              title={scan.title}
              text={scan.text}
              value={<TimeText at={scan.at} text={format.relativeTime(scan.at)} />}
            />
          )}
        </PagedListPart>
      </MembersOnly>
    </PlainPage>
  )
})

export const screen = defineScreen({ viewModel: CodeRecordViewModel, view: CodeRecordScreen, parent: practiceCodePath })
