import { observer } from 'mobx-react-lite'
import { useDeferredValue } from 'react'
import { shownAddress } from '../../../application/frame/navigation/shown-kinds'
import { Navigator } from '../../../application/frame/navigation/navigator'
import type { Favourite } from '../../../domain/people/account/favourite'
import { ownTarget } from '../../../domain/people/account/own-item'
import { Dialog } from '../../frame/kit/overlays/dialog'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { ButtonLink } from '../../frame/kit/buttons/link'
import { TimeText } from '../../frame/kit/facts/meta'
import { TabPanel } from '../../frame/kit/tabs/tab-panel'
import { Tabs } from '../../frame/kit/tabs/tabs'
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
import { FavouritesViewModel } from './favourites.view-model'
import { NoneOfOwn, OwnSearchBar } from './own-search-bar'
import type { Selection } from './selection'
import { SelectionBar, SelectionRow, SelectionSwitch } from './selection-bar'

interface FavouritesProps {
  readonly viewModel: FavouritesViewModel
}

const group = 'favourites'

/** S067: favourites by type. */
export const FavouritesScreen = observer(function FavouritesScreen({ viewModel }: FavouritesProps) {
  const words = useWords(accountWords)
  const format = useFormat()
  const { list, tab, selection, search } = viewModel
  // The value is deferred, so that the tap on 'Manage' is answered before all rows are rendered differently.
  const isSelecting = useDeferredValue(selection.isOn)
  const manage = (list.items.length > 0 || selection.isOn) && <SelectionSwitch selection={selection} />
  return (
    <PlainPage
      title={words.favouritesTitle}
      onBack={selection.isOn ? selection.stop : undefined}
      actions={manage}
      look="rows"
    >
      <Tabs
        label={words.kinds}
        group={group}
        sticky
        selected={tab}
        onSelect={viewModel.select}
        tabs={viewModel.tabs.map((id) => ({ id, label: id === 'all' ? words.allKinds : format.kind(id) }))}
      />
      <TabPanel group={group} id={tab}>
        <PagedListPart
          list={list}
          above={<OwnSearchBar search={search} list={list} selection={selection} />}
          key={tab}
          isStill={selection.isOn}
          isSearched={search.words !== ''}
          look="plain"
          empty={
            search.words !== '' ? (
              <NoneOfOwn search={search} />
            ) : (
              <EmptyState
                subject="favourites"
                title={words.noFavourites}
                text={words.noFavouritesText}
                action={<ButtonLink to={homePath}>{words.findContent}</ButtonLink>}
              />
            )
          }
        >
          {(favourite) => <FavouriteRow favourite={favourite} selection={selection} isSelecting={isSelecting} />}
        </PagedListPart>
      </TabPanel>
      <SelectionBar selection={selection} act={words.remove} onAct={viewModel.askToRemove} />
      <Dialog
        open={viewModel.isAsking}
        onClose={viewModel.cancelQuestion}
        title={
          selection.isWhole && search.words === '' ? words.removeAllTitle : words.removeTitle(selection.marked.length)
        }
        text={words.removeText}
        acts={[
          { label: words.cancel, onAct: viewModel.cancelQuestion },
          { label: words.remove, kind: 'danger', busy: viewModel.isRemoving, onAct: () => void viewModel.remove() },
        ]}
      />
    </PlainPage>
  )
})

interface FavouriteRowProps {
  readonly favourite: Favourite
  readonly selection: Selection
  readonly isSelecting: boolean
}

const FavouriteRow = observer(function FavouriteRow({
  favourite: { id, item, addedAt },
  selection,
  isSelecting,
}: FavouriteRowProps) {
  const format = useFormat()
  const navigator = useService(Navigator)
  if (isSelecting) return <SelectionRow selection={selection} id={id} item={item} />
  return (
    <ContentRow
      heading="h2"
      item={item}
      href={shownAddress(navigator, ownTarget(item))}
      facts={[item.source?.name, <TimeText key="time" at={addedAt} text={format.relativeTime(addedAt)} />]}
    />
  )
})

export const screen = defineScreen({ viewModel: FavouritesViewModel, view: FavouritesScreen, parent: minePath })
