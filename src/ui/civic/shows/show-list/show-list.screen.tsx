import { observer } from 'mobx-react-lite'
import { homePath } from '../../../frame/site/site.paths'
import { cardHeight } from '../../../../domain/civic/shows/show'
import { BarLink } from '../../../frame/kit/bars/bar-link'
import { EmptyState } from '../../../frame/kit/states/empty-state'
import { ButtonLink } from '../../../frame/kit/buttons/link'
import { TabPanel } from '../../../frame/kit/tabs/tab-panel'
import { Tabs } from '../../../frame/kit/tabs/tabs'
import { Waterfall } from '../../../frame/kit/lists/waterfall'
import { FilteredListPart } from '../../../frame/lists/filtered-list.part'
import { MembersOnly } from '../../../frame/session/members-only.part'
import { PlainPage } from '../../../frame/session/plain-page.part'
import { useIsElder } from '../../../frame/shell/app-context'
import { LookedAt } from '../../../frame/messages/looked-at.part'
import { AreaScene } from '../../../frame/shell/areas/area-scene'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { useWords } from '../../../frame/words/words'
import { ShowCard } from '../show-card'
import { ShowListViewModel } from './show-list.view-model'
import { enterPath, ownShows, publishShowPath } from '../shows.paths'
import { showsWords } from '../shows.words'

const group = 'show-categories'
/** The number of cards that a phone shows at once. */
const inSight = 4

/** S130: what members show of the city, in columns. */
export const ShowListScreen = observer(function ShowListScreen({
  viewModel,
}: {
  readonly viewModel: ShowListViewModel
}) {
  const words = useWords(showsWords)
  const elder = useIsElder()
  const { shows, options, topic, isOwn, isMember, mayPublish } = viewModel
  const publishPath = topic === '' ? publishShowPath : enterPath(topic)
  const { category } = shows.filters
  const tabs = [
    { id: '', label: words.all },
    ...(options.value?.categories ?? []).map(({ id, name }) => ({ id, label: name })),
    { id: ownShows, label: words.mine },
  ]
  return (
    <PlainPage
      title={topic === '' ? words.title : words.entries}
      ground={<AreaScene area="volunteering" />}
      actions={
        mayPublish && (
          <BarLink to={publishPath} makes>
            {words.publish}
          </BarLink>
        )
      }
      look="rows"
    >
      {topic === '' && (
        <Tabs
          label={words.categories}
          group={group}
          sticky
          selected={category}
          onSelect={(category) => shows.choose({ category })}
          tabs={tabs}
        />
      )}
      <TabPanel group={group} id={category}>
        <MembersOnly isMember={!isOwn || isMember} reason="my-shows">
          {isOwn && <LookedAt subject="show" />}
          <FilteredListPart
            list={shows}
            look="grid"
            empty={<EmptyState title={words.none} text={words.noneText} />}
            noneFound={
              <EmptyState
                title={isOwn ? words.noneMine : words.none}
                text={words.noneText}
                action={mayPublish && <ButtonLink to={publishPath}>{words.publish}</ButtonLink>}
              />
            }
            arrange={(items, draw) => (
              <Waterfall items={items} keyOf={({ id }) => id} heightOf={cardHeight} isSingleColumn={elder}>
                {draw}
              </Waterfall>
            )}
          >
            {(show, index) => <ShowCard show={show} own={isOwn} first={index < inSight} />}
          </FilteredListPart>
        </MembersOnly>
      </TabPanel>
    </PlainPage>
  )
})

export const screen = defineScreen({ viewModel: ShowListViewModel, view: ShowListScreen, parent: homePath })
