import { Search, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Button, IconButton } from '../../../frame/kit/buttons/button'
import { useKitWords } from '../../../frame/kit/kit.words'
import { Icon } from '../../../frame/kit/pictures/icon'
import { EmptyState } from '../../../frame/kit/states/empty-state'
import { TabPanel } from '../../../frame/kit/tabs/tab-panel'
import { Tabs } from '../../../frame/kit/tabs/tabs'
import { FilteredListPart } from '../../../frame/lists/filtered-list.part'
import { SearchFieldPart } from '../../../frame/lists/search-field.part'
import { useSearchFold } from '../../../frame/lists/filter-row.part'
import { LookedAt } from '../../../frame/messages/looked-at.part'
import { MembersOnly } from '../../../frame/session/members-only.part'
import { PlainPage } from '../../../frame/session/plain-page.part'
import { AreaScene } from '../../../frame/shell/areas/area-scene'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { homePath } from '../../../frame/site/site.paths'
import { useWords } from '../../../frame/words/words'
import { CircleListViewModel, ownPosts } from './circle-list.view-model'
import { CirclePostCard } from '../circle-post-card'
import { CircleRow } from './circle-row'
import { circlesWords } from '../circles.words'

const group = 'circle-scopes'
const scopes = ['', '1', ownPosts]

/** The circles of the city. */
export const CircleListScreen = observer(function CircleListScreen({
  viewModel,
}: {
  readonly viewModel: CircleListViewModel
}) {
  const words = useWords(circlesWords)
  const kit = useKitWords()
  const { entries, isMember } = viewModel
  const { mine, search } = entries.filters
  const choose = (id: string) => entries.choose({ mine: id, ...(id === ownPosts && { search: '' }) })
  const searched = mine === ownPosts ? null : viewModel.search
  const { isOpen, isCross, toggle, field } = useSearchFold(searched)
  return (
    <PlainPage
      title={words.title}
      ground={<AreaScene area="life" />}
      actions={
        searched !== null && (
          <IconButton
            label={kit.search}
            aria-expanded={isOpen}
            icon={<Icon of={isCross ? X : Search} size={22} />}
            onClick={toggle}
          />
        )
      }
      look="rows"
    >
      {mine !== '' && isMember && <LookedAt subject="circle" />}
      <Tabs
        label={words.scope}
        group={group}
        sticky
        selected={mine}
        onSelect={choose}
        tabs={[
          { id: '', label: words.all },
          { id: '1', label: words.mine },
          { id: ownPosts, label: words.myPosts },
        ]}
      />
      {searched !== null && isOpen && (
        <SearchFieldPart search={searched} placeholder={words.searchPlaceholder} {...field} />
      )}
      <TabPanel group={group} id={mine} swipes={{ ids: scopes, onSelect: choose }}>
        <MembersOnly isMember={mine === '' || isMember} reason="my-circles">
          <FilteredListPart
            list={entries}
            empty={<EmptyState title={words.none} />}
            {...(mine !== '' &&
              search === '' && {
                noneFound: (
                  <EmptyState
                    title={mine === '1' ? words.noneMine : words.noneWritten}
                    text={words.noneMineText}
                    action={<Button onClick={() => choose('')}>{words.findCircles}</Button>}
                  />
                ),
              })}
          >
            {(entry) =>
              entry.kind === 'circle' ? (
                <CircleRow circle={entry.circle} />
              ) : (
                <CirclePostCard post={entry.post} showsCircle />
              )
            }
          </FilteredListPart>
        </MembersOnly>
      </TabPanel>
    </PlainPage>
  )
})

export const screen = defineScreen({ viewModel: CircleListViewModel, view: CircleListScreen, parent: homePath })
