import { observer } from 'mobx-react-lite'
import type { ComponentType, ReactNode } from 'react'
import { failureOf } from '../../../../application/frame/shared/failure'
import { channelTarget } from '../../../../domain/frame/navigation/channel-target'
import { rowsOf, type CardContent, type CardOf, type PageCard } from '../../../../domain/overview/pages/page-card'
import { FailedPart } from '../../../frame/kit/states/failed-part'
import type { SkeletonListProps } from '../../../frame/kit/states/skeleton'
import { useWords } from '../../../frame/words/words'
import { RadioChannels, TvChannels } from '../content-cards/channel-cards'
import { AlbumGrid, ArticleList, AudioList, GalleryGrid, VideoGrid } from '../content-cards/content-lists'
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
} from '../lazy-cards/lazy-cards'
import { NoticeCard } from './notice-card'
import type { PageViewModel } from '../page.part.view-model'
import { pagesWords } from '../pages.words'
import { BannerCard, PictureCube } from '../content-cards/picture-cards'
import { RichTextCard } from './rich-text-card'
import { EntriesCard, FloatingButton, SearchBoxCard, SpaceCard, TitleBarCard } from './simple-cards'
import { TabsCard } from '../content-cards/tabs-card'
import { TitledCard } from '../content-cards/titled-card'
import { useContentLinks } from '../use-content-links'

export interface CardViewProps<Type extends PageCard['type'] = PageCard['type']> {
  readonly card: CardOf<Type>
  readonly viewModel: PageViewModel
  /** Whether the card is in the viewport when the page opens. */
  readonly first: boolean
}

type ListedType = Exclude<PageCard['type'], 'broken'>

/** How a card with content of its own is shown, and which placeholder is shown until the content is loaded. */
interface ListedView<Type extends ListedType> {
  /** The shape of the placeholder's rows; omitted when `place` renders the placeholder. */
  readonly skeleton?: SkeletonListProps['shape']
  readonly place?: (still: boolean, card: CardOf<Type>) => ReactNode
  readonly render: (content: CardContent, cardProps: Pick<CardViewProps<Type>, 'card' | 'first'>) => ReactNode
}

const listedCard = <Type extends ListedType>({ skeleton, place, render }: ListedView<Type>) =>
  observer(function Listed({ card, viewModel, first }: CardViewProps<Type>) {
    return (
      <TitledCard
        card={card}
        viewModel={viewModel}
        skeleton={skeleton}
        place={place && ((still) => place(still, card))}
        render={(content) => render(content, { card, first })}
      />
    )
  })

const ListedPublishers = observer(function ListedPublishers({
  publishers = [],
  target,
}: Pick<CardContent, 'publishers'> & { readonly target: 'org' | 'anchor' }) {
  const { href: hrefOf } = useContentLinks()
  return (
    <Publishers
      publishers={publishers}
      square={target === 'org'}
      hrefOf={(id) => hrefOf(channelTarget(target, id)) ?? ''}
    />
  )
})

const BrokenCard = observer(function BrokenCard({ viewModel }: CardViewProps<'broken'>) {
  const words = useWords(pagesWords)
  return (
    <FailedPart
      isQuiet
      title={words.cardFailed}
      failure={failureOf('malformed')}
      busy={viewModel.page.state === 'loading'}
      onRetry={() => void viewModel.refresh()}
    />
  )
})

/** How each card of a page is shown. */
export const cardViews: { readonly [Type in PageCard['type']]: ComponentType<CardViewProps<Type>> } = {
  banner: BannerCard,
  entries: EntriesCard,
  notice: NoticeCard,
  'title-bar': TitleBarCard,
  'picture-cube': PictureCube,
  'rich-text': RichTextCard,
  countdown: CountdownCard,
  'search-box': SearchBoxCard,
  tabs: ({ card, viewModel }) => <TabsCard card={card} viewModel={viewModel} />,
  space: SpaceCard,
  'floating-button': FloatingButton,
  'guide-search': GuideSearch,
  'suggestion-entry': SuggestionEntry,
  'article-list': listedCard({
    skeleton: 'feed',
    render: ({ items }, { card, first }) => <ArticleList items={items} style={card.style} first={first} />,
  }),
  'audio-list': listedCard({
    skeleton: 'rows',
    render: ({ items }, { first }) => <AudioList items={items} first={first} />,
  }),
  'album-grid': listedCard({
    skeleton: 'grid',
    render: ({ items }, { first }) => <AlbumGrid items={items} first={first} />,
  }),
  topic: listedCard({
    skeleton: 'big',
    render: ({ items }, { first }) => <ArticleList items={items} style="big" first={first} />,
  }),
  gallery: listedCard({
    skeleton: 'grid',
    render: ({ items }, { first }) => <GalleryGrid items={items} first={first} />,
  }),
  organisations: listedCard({
    skeleton: 'rows',
    render: ({ publishers }) => <ListedPublishers publishers={publishers} target="org" />,
  }),
  people: listedCard({
    skeleton: 'rows',
    render: ({ publishers }) => <ListedPublishers publishers={publishers} target="anchor" />,
  }),
  'video-list': listedCard({
    skeleton: 'grid',
    render: ({ items }, { first }) => <VideoGrid items={items} first={first} />,
  }),
  'short-video-row': listedCard({
    place: (still) => <ShortRowPlace isStill={still} />,
    render: ({ items }, { first }) => <ShortRow items={items} first={first} />,
  }),
  'collection-row': listedCard({
    place: (still) => <CollectionRowPlace isStill={still} />,
    render: ({ items }, { first }) => <CollectionRow items={items} first={first} />,
  }),
  radio: listedCard({
    skeleton: 'rows',
    render: ({ channels }, { first }) => <RadioChannels channels={channels} first={first} />,
  }),
  tv: listedCard({
    skeleton: 'rows',
    render: ({ channels }, { first }) => <TvChannels channels={channels} first={first} />,
  }),
  wishes: listedCard({
    place: (still, card) => <WishRowsPlace count={rowsOf(card) ?? 3} isStill={still} />,
    render: ({ wishes = [] }) => <WishRows wishes={wishes} />,
  }),
  activities: listedCard({
    place: (still, card) => <ActivityRowsPlace count={rowsOf(card) ?? 3} isStill={still} />,
    render: ({ activities = [] }) => <ActivityRows activities={activities} />,
  }),
  'venues-map': listedCard({
    place: (still) => <VenuesMapPlace isStill={still} />,
    render: ({ map }) => map && <VenuesMap picture={map} />,
  }),
  broken: BrokenCard,
}
