import { observer } from 'mobx-react-lite'
import type { ComponentType } from 'react'
import type { CardOf } from '../../../../domain/overview/pages/page-card'
import { SectionHeader } from '../../../frame/kit/bars/section-header'
import { TabPanel } from '../../../frame/kit/tabs/tab-panel'
import { Tabs } from '../../../frame/kit/tabs/tabs'
import { useWords } from '../../../frame/words/words'
import { ArticleList } from './content-lists'
import { ListedCard } from './listed-card'
import type { PageViewModel } from '../page.part.view-model'
import { pagesWords } from '../pages.words'
import styles from '../cards/simple-cards.module.css'
import { useContentLinks } from '../use-content-links'

interface TabsCardProps {
  readonly card: CardOf<'tabs'> & {
    /** The accessible name of tabs within a tab. */
    readonly label?: string
  }
  readonly viewModel: PageViewModel
}

/** Lists in tabs, which may have tabs themselves; each list is fetched when its tab is selected, and stays loaded. */
export const TabsCard: ComponentType<TabsCardProps> = observer(function NestableTabs({
  card,
  viewModel,
}: TabsCardProps) {
  const words = useWords(pagesWords)
  const linkTools = useContentLinks()
  const selected = viewModel.selectedTab(card)
  if (selected === '') return null
  const group = `card-${card.id}`
  const selectedTab = card.tabs.find(({ id }) => id === selected)
  return (
    <>
      {card.title && <SectionHeader title={card.title} />}
      <Tabs
        label={card.title ?? card.label ?? words.tabs}
        tabs={card.tabs.map(({ id, name }) => ({ id, label: name }))}
        selected={selected}
        group={group}
        even={card.tabs.length <= 3}
        onSelect={(tab) => viewModel.selectTab(card, tab)}
      />
      <TabPanel group={group} id={selected}>
        {selectedTab?.tabs !== undefined ? (
          <TabsCard
            key={selected}
            card={{ id: selected, type: 'tabs', title: null, label: selectedTab.name, tabs: selectedTab.tabs }}
            viewModel={viewModel}
          />
        ) : (
          <ListedCard key={selected} card={card} tab={selected} viewModel={viewModel} skeleton="feed">
            {({ items }) =>
              linkTools.items(items).length === 0 ? (
                <p className={styles.nothing}>{words.nothingBehind}</p>
              ) : (
                <ArticleList items={items} first={false} />
              )
            }
          </ListedCard>
        )}
      </TabPanel>
    </>
  )
})
