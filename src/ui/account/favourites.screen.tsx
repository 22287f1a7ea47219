import { observer } from 'mobx-react-lite'
import { shownAddress } from '../../application/feed/shown-kinds'
import { Navigator } from '../../application/navigation/navigator'
import type { Favourite } from '../../domain/account/favourite'
import { ownTarget } from '../../domain/account/own-item'
import { bottomBar } from '../kit/bottom-bar'
import { Button } from '../kit/button'
import { Checkbox } from '../kit/choice'
import { Dialog } from '../kit/dialog'
import { EmptyState } from '../kit/empty-state'
import { EndlessList } from '../kit/endless-list'
import { Image } from '../kit/image'
import { ButtonLink } from '../kit/link'
import { TimeText } from '../kit/meta'
import { PullToRefresh } from '../kit/pull-to-refresh'
import { TabPanel } from '../kit/tab-panel'
import { Tabs } from '../kit/tabs'
import { PlainPage } from '../session/plain-page.part'
import { useService } from '../shell/app-context'
import { defineScreen } from '../shell/screen'
import { homePath } from '../site/site.routes'
import { useFormat } from '../words/use-format'
import { useWords } from '../words/words'
import { accountWords } from './account.words'
import { ContentRow, hasSquareCover } from './content-row'
import { FavouritesViewModel } from './favourites.view-model'
import styles from './lists.module.css'

interface FavouritesProps {
  readonly viewModel: FavouritesViewModel
}

const group = 'favourites'

/** S067 */
export const FavouritesScreen = observer(function FavouritesScreen({ viewModel }: FavouritesProps) {
  const words = useWords(accountWords)
  const format = useFormat()
  const { list, tab, chosen, chosenCount } = viewModel
  const manage = (list.items.length > 0 || chosen !== null) && (
    <Button kind="quiet" small onClick={chosen === null ? viewModel.choose : viewModel.stopChoosing}>
      {chosen === null ? words.manage : words.done}
    </Button>
  )
  return (
    <PlainPage title={words.favouritesTitle} onBack={viewModel.back} actions={manage} look="rows">
      <Tabs
        label={words.kinds}
        group={group}
        sticky
        selected={tab}
        onSelect={viewModel.select}
        tabs={viewModel.tabs.map((id) => ({ id, label: id === 'all' ? words.allKinds : format.kind(id) }))}
      />
      <TabPanel group={group} id={tab}>
        <PullToRefresh key={tab} onRefresh={viewModel.refresh} disabled={chosen !== null}>
          <EndlessList
            items={list.items}
            state={list.state}
            failure={list.failure}
            hasMore={list.hasMore}
            keyOf={({ id }) => id}
            onMore={viewModel.more}
            onRetry={() => void viewModel.refresh()}
            owner={list}
            look="plain"
            empty={
              <EmptyState
                subject="favourites"
                title={words.noFavourites}
                text={words.noFavouritesText}
                action={<ButtonLink to={homePath}>{words.findContent}</ButtonLink>}
              />
            }
          >
            {(favourite) => (chosen === null ? <FavouriteRow favourite={favourite} /> : <ChoiceRow favourite={favourite} viewModel={viewModel} />)}
          </EndlessList>
        </PullToRefresh>
      </TabPanel>
      {chosen !== null && (
        <div ref={bottomBar} className={styles.bottom}>
          <span className={styles.chosen} role="status">
            {words.chosen(chosenCount)}
          </span>
          <Button onClick={viewModel.toggleAll}>{chosenCount === list.items.length && chosenCount > 0 ? words.selectNone : words.selectAll}</Button>
          <Button kind="danger" disabled={chosenCount === 0} onClick={viewModel.ask}>
            {words.remove}
          </Button>
        </div>
      )}
      <Dialog
        open={viewModel.isAsking}
        onClose={viewModel.keep}
        title={words.removeTitle(chosenCount)}
        text={words.removeText}
        acts={[
          { label: words.cancel, onAct: viewModel.keep },
          { label: words.remove, kind: 'danger', busy: viewModel.isRemoving, onAct: () => void viewModel.remove() },
        ]}
      />
    </PlainPage>
  )
})

const FavouriteRow = observer(function FavouriteRow({ favourite: { item, collectedAt } }: { readonly favourite: Favourite }) {
  const format = useFormat()
  const navigator = useService(Navigator)
  return (
    <ContentRow
      heading="h2"
      item={item}
      href={shownAddress(navigator, ownTarget(item))}
      facts={[item.source?.name, <TimeText key="time" at={collectedAt} text={format.relativeTime(collectedAt)} />]}
    />
  )
})

interface ChoiceRowProps extends FavouritesProps {
  readonly favourite: Favourite
}

const ChoiceRow = observer(function ChoiceRow({ favourite: { id, item }, viewModel }: ChoiceRowProps) {
  return (
    <div className={styles.choosing}>
      <Checkbox label={<span className={styles.label}>{item.title}</span>} checked={viewModel.chosen?.has(id) ?? false} onChange={() => viewModel.toggle(id)} />
      <span className={styles.small}>
        <Image src={item.covers[0] ?? null} alt="" ratio={hasSquareCover(item) ? '1:1' : '4:3'} width={72} />
      </span>
    </div>
  )
})

export const screen = defineScreen({ viewModel: FavouritesViewModel, view: FavouritesScreen })
