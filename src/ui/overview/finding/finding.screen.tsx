import { CircleHelp } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { CitiesStore } from '../../../application/frame/site/cities.store'
import { shelves, type MuchRead, type Shelf } from '../../../domain/overview/finding/finding'
import { IconButton } from '../../frame/kit/buttons/button'
import { Icon } from '../../frame/kit/pictures/icon'
import { Meta } from '../../frame/kit/facts/meta'
import { SearchIconLink } from '../../frame/kit/forms/search-bar'
import { TabPanel } from '../../frame/kit/tabs/tab-panel'
import { Tabs } from '../../frame/kit/tabs/tabs'
import { PagedListPart } from '../../frame/lists/paged-list.part'
import { PlainPage } from '../../frame/session/plain-page.part'
import { useService } from '../../frame/shell/app-context'
import { defineScreen } from '../../frame/shell/screens/screen'
import { homePath } from '../../frame/site/site.paths'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import { ContentCard } from '../../media/feed/content-card.part'
import { PublisherOfKindPart } from '../following/publisher-of-kind.part'
import { searchPath } from '../search/search.paths'
import styles from './finding.module.css'
import { Explanation, NoResults, FindingFilters } from './finding-parts'
import { FindingViewModel, findingTabs } from './finding.view-model'
import { findingWords } from './finding.words'

const group = 'finding'
/** The number of cards on the first view, whose pictures are loaded eagerly. */
const inSight = 3

interface FindingProps {
  readonly viewModel: FindingViewModel
}

/** S078: find: what is read now, and whom to follow. */
export const FindingScreen = observer(function FindingScreen({ viewModel }: FindingProps) {
  const words = useWords(findingWords)
  const { rows, kind } = viewModel
  const { tab } = rows.filters
  return (
    <PlainPage
      title={words.title}
      look="rows"
      actions={
        <>
          <IconButton
            label={words.how}
            icon={<Icon of={CircleHelp} size={22} />}
            onClick={() => viewModel.explain(true)}
          />
          <SearchIconLink to={searchPath} label={words.search} />
        </>
      }
    >
      <Tabs
        label={words.title}
        group={group}
        sticky
        selected={tab}
        onSelect={viewModel.choose}
        tabs={findingTabs.map((id) => ({ id, label: id === '' ? words.content : words[`kind.${id}`] }))}
      />
      <TabPanel group={group} id={tab} swipes={{ ids: findingTabs, onSelect: viewModel.choose }}>
        {kind === null && <FindingFilters viewModel={viewModel} />}
        <PagedListPart
          list={rows.list}
          onRefresh={rows.refresh}
          {...(kind === null ? { look: 'feed' } : {})}
          empty={<NoResults viewModel={viewModel} />}
        >
          {(row, index) =>
            'read' in row ? (
              <ReadCard read={row.read} isFirst={index < inSight} viewModel={viewModel} />
            ) : (
              <PublisherOfKindPart
                kind={kind ?? 'organisation'}
                publisher={row.publisher}
                onFollow={() => viewModel.toggle(row.publisher)}
              />
            )
          }
        </PagedListPart>
      </TabPanel>
      <Explanation viewModel={viewModel} />
    </PlainPage>
  )
})

/** A content, and why it is shown. */
const ReadCard = observer(function ReadCard({
  read,
  isFirst,
  viewModel,
}: FindingProps & { readonly read: MuchRead; readonly isFirst: boolean }) {
  const words = useWords(findingWords)
  const format = useFormat()
  const { name: place } = useService(CitiesStore)
  const often = viewModel.oftenRead(read)
  return (
    <>
      <ContentCard item={read.item} first={isFirst} hidesViews />
      <p className={styles.why}>
        <Meta
          parts={[
            words.why(verbOf(read.item.kind), format.count(read.readers), place, viewModel.period === 'today'),
            often !== null && words.often(often),
          ]}
        />
      </p>
    </>
  )
})

const { listen, watch }: Readonly<Record<Shelf, readonly string[]>> = shelves
const verbOf = (kind: string) => (listen.includes(kind) ? 'heard' : watch.includes(kind) ? 'watched' : 'read')

export const screen = defineScreen({ viewModel: FindingViewModel, view: FindingScreen, parent: homePath })
