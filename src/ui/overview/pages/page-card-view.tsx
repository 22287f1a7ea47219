import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { failureOf } from '../../../application/frame/shared/failure'
import { channelTarget } from '../../../domain/frame/navigation/channel-target'
import { rowsOf, type CardContent, type PageCard } from '../../../domain/overview/pages/page-card'
import { FailedPart } from '../../frame/kit/failed-part'
import { SectionHeader } from '../../frame/kit/section-header'
import type { SkeletonListProps } from '../../frame/kit/skeleton'
import { useWords } from '../../frame/words/words'
import { CardBoundary } from './card-boundary'
import { RadioChannels, TvChannels } from './channel-cards'
import { AlbumGrid, ArticleList, AudioList, GalleryGrid, VideoGrid } from './content-lists'
import { CountdownCard } from './countdown-card'
import {
  ActivityRows,
  ActivityRowsPlace,
  CollectionRow,
  CollectionRowPlace,
  GuideSearch,
  Publishers,
  ShortRow,
  ShortRowPlace,
  SuggestionEntry,
  VenuesMap,
  VenuesMapPlace,
  WishRows,
  WishRowsPlace,
} from './lazy-cards'
import { ListedCard } from './listed-card'
import { NoticeCard } from './notice-card'
import type { PageViewModel } from './page.part.view-model'
import { pagesWords } from './pages.words'
import { BannerCard, PictureCube } from './picture-cards'
import { RichTextCard } from './rich-text-card'
import { EntriesCard, FloatingButton, SearchBoxCard, SpaceCard, TitleBarCard } from './simple-cards'
import { TabsCard } from './tabs-card'
import { useShown } from './use-shown'
import styles from './page.module.css'

interface PageCardViewProps {
  readonly card: PageCard
  readonly viewModel: PageViewModel
  /** Whether it is in the viewport when the page opens. */
  readonly first: boolean
}

const malformed = failureOf('malformed')

/** One card of a page. Errors affect only this card. */
export const PageCardView = observer(function PageCardView(props: PageCardViewProps) {
  const words = useWords(pagesWords)
  return (
    <CardBoundary
      renderFailed={(retry) => <FailedPart quiet title={words.cardFailed} failure={null} onRetry={retry} />}
    >
      <CardBody {...props} />
    </CardBoundary>
  )
})

const CardBody = observer(function CardBody({ card, viewModel, first }: PageCardViewProps) {
  const words = useWords(pagesWords)
  const { href: hrefOf } = useShown()
  switch (card.type) {
    case 'banner':
      return <BannerCard card={card} first={first} />
    case 'entries':
      return <EntriesCard card={card} />
    case 'notice':
      return <NoticeCard card={card} />
    case 'title-bar':
      return <TitleBarCard card={card} />
    case 'picture-cube':
      return <PictureCube card={card} first={first} />
    case 'rich-text':
      return <RichTextCard card={card} viewModel={viewModel} />
    case 'countdown':
      return <CountdownCard card={card} viewModel={viewModel} />
    case 'search-box':
      return <SearchBoxCard card={card} />
    case 'tabs':
      return <TabsCard card={card} viewModel={viewModel} />
    case 'space':
      return <SpaceCard card={card} />
    case 'floating-button':
      return <FloatingButton card={card} />
    case 'article-list':
      return (
        <Titled
          card={card}
          viewModel={viewModel}
          skeleton="feed"
          render={({ items }) => <ArticleList items={items} style={card.style} first={first} />}
        />
      )
    case 'audio-list':
      return (
        <Titled
          card={card}
          viewModel={viewModel}
          skeleton="rows"
          render={({ items }) => <AudioList items={items} first={first} />}
        />
      )
    case 'album-grid':
      return (
        <Titled
          card={card}
          viewModel={viewModel}
          skeleton="grid"
          render={({ items }) => <AlbumGrid items={items} first={first} />}
        />
      )
    case 'topic':
      return (
        <Titled
          card={card}
          viewModel={viewModel}
          skeleton="big"
          render={({ items }) => <ArticleList items={items} style="big" first={first} />}
        />
      )
    case 'gallery':
      return (
        <Titled
          card={card}
          viewModel={viewModel}
          skeleton="grid"
          render={({ items }) => <GalleryGrid items={items} first={first} />}
        />
      )
    case 'organisations':
    case 'people':
      return (
        <Titled
          card={card}
          viewModel={viewModel}
          skeleton="rows"
          render={({ publishers = [] }) => (
            <Publishers
              publishers={publishers}
              square={card.type === 'organisations'}
              hrefOf={(id) => hrefOf(channelTarget(card.type === 'organisations' ? 'org' : 'anchor', id)) ?? ''}
            />
          )}
        />
      )
    case 'video-list':
      return (
        <Titled
          card={card}
          viewModel={viewModel}
          skeleton="grid"
          render={({ items }) => <VideoGrid items={items} first={first} />}
        />
      )
    case 'short-video-row':
      return (
        <Titled
          card={card}
          viewModel={viewModel}
          place={(still) => <ShortRowPlace still={still} />}
          render={({ items }) => <ShortRow items={items} first={first} />}
        />
      )
    case 'collection-row':
      return (
        <Titled
          card={card}
          viewModel={viewModel}
          place={(still) => <CollectionRowPlace still={still} />}
          render={({ items }) => <CollectionRow items={items} first={first} />}
        />
      )
    case 'guide-search':
      return <GuideSearch card={card} />
    case 'suggestion-entry':
      return <SuggestionEntry card={card} />
    case 'radio':
      return (
        <Titled
          card={card}
          viewModel={viewModel}
          skeleton="rows"
          render={({ channels }) => <RadioChannels channels={channels} first={first} />}
        />
      )
    case 'tv':
      return (
        <Titled
          card={card}
          viewModel={viewModel}
          skeleton="rows"
          render={({ channels }) => <TvChannels channels={channels} first={first} />}
        />
      )
    case 'wishes':
      return (
        <Titled
          card={card}
          viewModel={viewModel}
          place={(still) => <WishRowsPlace count={rowsOf(card) ?? 3} still={still} />}
          render={({ wishes = [] }) => <WishRows wishes={wishes} />}
        />
      )
    case 'activities':
      return (
        <Titled
          card={card}
          viewModel={viewModel}
          place={(still) => <ActivityRowsPlace count={rowsOf(card) ?? 3} still={still} />}
          render={({ activities = [] }) => <ActivityRows activities={activities} />}
        />
      )
    case 'venues-map':
      return (
        <Titled
          card={card}
          viewModel={viewModel}
          place={(still) => <VenuesMapPlace still={still} />}
          render={({ map }) => map && <VenuesMap picture={map} />}
        />
      )
    case 'broken':
      return (
        <FailedPart
          quiet
          title={words.cardFailed}
          failure={malformed}
          busy={viewModel.page.state === 'loading'}
          onRetry={() => void viewModel.refresh()}
        />
      )
  }
})

const isEmpty = ({ channels, wishes = [], activities = [], publishers = [], map }: CardContent, items: number) =>
  items + channels.length + wishes.length + activities.length + publishers.length + (map?.total ?? 0) === 0

interface TitledProps {
  readonly card: Exclude<PageCard, { readonly type: 'broken' }>
  readonly viewModel: PageViewModel
  readonly skeleton?: SkeletonListProps['shape']
  readonly place?: (still: boolean) => ReactNode
  readonly render: (content: CardContent) => ReactNode
}

/** A card with a title above its content; without content the title is not shown. */
const Titled = observer(function Titled({ card, viewModel, skeleton, place, render }: TitledProps) {
  const words = useWords(pagesWords)
  const shown = useShown()
  const more = 'more' in card ? shown.href(card.more) : null
  const { value } = viewModel.contentOf(card)
  if (value !== null && isEmpty(value, shown.items(value.items).length)) return null
  return (
    <section className={styles.titled}>
      {card.title && (
        <SectionHeader title={card.title} {...(more === null ? {} : { moreLabel: words.more, moreHref: more })} />
      )}
      <ListedCard card={card} viewModel={viewModel} skeleton={skeleton} place={place}>
        {render}
      </ListedCard>
    </section>
  )
})
