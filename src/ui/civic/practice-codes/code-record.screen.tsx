import { observer } from 'mobx-react-lite'
import { practiceCodePath } from './practice-codes.paths'
import { scanPath } from '../../frame/codes/codes.paths'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { ButtonLink } from '../../frame/kit/buttons/link'
import { ListRow } from '../../frame/kit/lists/list-row'
import { TimeText } from '../../frame/kit/facts/meta'
import { SkeletonList } from '../../frame/kit/states/skeleton'
import { PagedListPart } from '../../frame/lists/paged-list.part'
import { MembersOnly } from '../../frame/session/members-only.part'
import { PlainPage } from '../../frame/session/plain-page.part'
import { defineScreen } from '../../frame/shell/screens/screen'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import { CodeRecordViewModel } from './code-record.view-model'
import { practiceCodesWords } from './practice-codes.words'

/** S115: what one has scanned. */
export const CodeRecordScreen = observer(function CodeRecordScreen({
  viewModel,
}: {
  readonly viewModel: CodeRecordViewModel
}) {
  const words = useWords(practiceCodesWords)
  const format = useFormat()
  return (
    <PlainPage title={words.record} look="rows">
      <MembersOnly isMember={viewModel.isMember} reason="my-scans">
        <PagedListPart
          list={viewModel.scans}
          look="plain"
          skeleton={<SkeletonList label={words.loading} shape="rows" />}
          empty={
            <EmptyState
              subject="history"
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
