import { observer } from 'mobx-react-lite'
import { useDeferredValue } from 'react'
import { shownAddress } from '../../../application/frame/navigation/shown-kinds'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { ownTarget } from '../../../domain/people/account/own-item'
import { continuePosition, playedPart, type Visit } from '../../../domain/people/account/visit'
import type { DayLabel } from '../../../domain/people/account/visit-days'
import { Dialog } from '../../frame/kit/overlays/dialog'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { ButtonLink } from '../../frame/kit/buttons/link'
import { TimeText } from '../../frame/kit/facts/meta'
import { SkeletonList } from '../../frame/kit/states/skeleton'
import { PagedListPart } from '../../frame/lists/paged-list.part'
import { PlainPage } from '../../frame/session/plain-page.part'
import { useService } from '../../frame/shell/app-context'
import { defineScreen } from '../../frame/shell/screens/screen'
import { homePath } from '../../frame/site/site.paths'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import { minePath } from '../../overview/agenda/agenda.paths'
import { accountWords } from './account.words'
import { ContentRow } from './content-row'
import { HistoryViewModel } from './history.view-model'
import styles from './history.module.css'
import { NoneOfOwn, OwnSearchBar } from './own-search-bar'
import type { Selection } from './selection'
import { SelectionBar, SelectionRow, SelectionSwitch } from './selection-bar'

interface HistoryProps {
  readonly viewModel: HistoryViewModel
}

/** S057: what was read and played, by day. */
export const HistoryScreen = observer(function HistoryScreen({ viewModel }: HistoryProps) {
  const words = useWords(accountWords)
  const { list, headings, readParts, selection, search } = viewModel
  // The value is deferred, so that the tap on 'Manage' is answered before all rows are rendered differently.
  const isSelecting = useDeferredValue(selection.isOn)
  const manage = (list.items.length > 0 || selection.isOn) && <SelectionSwitch selection={selection} />
  return (
    <PlainPage
      title={words.historyTitle}
      onBack={selection.isOn ? selection.stop : undefined}
      actions={manage}
      look="rows"
    >
      <PagedListPart
        list={list}
        above={<OwnSearchBar search={search} list={list} selection={selection} />}
        isStill={selection.isOn}
        isSearched={search.words !== ''}
        look="plain"
        skeleton={<SkeletonList label={words.historyTitle} shape="feed" />}
        empty={
          search.words !== '' ? (
            <NoneOfOwn search={search} />
          ) : (
            <EmptyState
              subject="history"
              title={words.noHistory}
              text={words.noHistoryText}
              action={<ButtonLink to={homePath}>{words.findContent}</ButtonLink>}
            />
          )
        }
      >
        {(visit) => (
          <VisitRow
            visit={visit}
            heading={headings.get(visit.id) ?? null}
            readPart={readParts.get(visit.item.id) ?? null}
            selection={selection}
            isSelecting={isSelecting}
          />
        )}
      </PagedListPart>
      <SelectionBar selection={selection} act={words.clear} onAct={viewModel.askToClear} />
      <Dialog
        open={viewModel.isAsking}
        onClose={viewModel.cancelQuestion}
        title={viewModel.isEverything ? words.clearAllTitle : words.clearTitle(selection.marked.length)}
        text={words.clearText}
        acts={[
          { label: words.cancel, onAct: viewModel.cancelQuestion },
          { label: words.clear, kind: 'danger', busy: viewModel.isClearing, onAct: () => void viewModel.clear() },
        ]}
      />
    </PlainPage>
  )
})

interface VisitRowProps {
  readonly visit: Visit
  readonly heading: DayLabel | null
  /** The part that was read, from 0 to 1; null for what is not read, and what was read to its end. */
  readonly readPart: number | null
  readonly selection: Selection
  readonly isSelecting: boolean
}

const VisitRow = observer(function VisitRow({ visit, heading, readPart, selection, isSelecting }: VisitRowProps) {
  const words = useWords(accountWords)
  const format = useFormat()
  const navigator = useService(Navigator)
  const { item } = visit
  const position = continuePosition(visit)
  return (
    <>
      {heading !== null && <h2 className={styles.day}>{dayText(heading)}</h2>}
      {isSelecting ? (
        <SelectionRow selection={selection} id={visit.id} item={item} />
      ) : (
        <ContentRow
          heading="h3"
          item={item}
          href={shownAddress(navigator, ownTarget(item))}
          part={playedPart(visit) ?? readPart}
          note={
            position !== null
              ? words.continueAt(format.duration(position))
              : readPart !== null
                ? words.readTo(Math.round(readPart * 100))
                : undefined
          }
          facts={[<TimeText key="time" at={visit.visitedAt} text={format.time(visit.visitedAt)} />, item.source?.name]}
        />
      )}
    </>
  )

  function dayText(label: DayLabel): string {
    switch (label.kind) {
      case 'today':
        return words.today
      case 'yesterday':
        return words.yesterday
      case 'day-before-yesterday':
        return words.dayBeforeYesterday
      case 'date':
        return format.date(label.instant)
    }
  }
})

export const screen = defineScreen({ viewModel: HistoryViewModel, view: HistoryScreen, parent: minePath })
