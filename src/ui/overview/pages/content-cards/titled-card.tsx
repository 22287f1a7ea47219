import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { CardContent, PageCard } from '../../../../domain/overview/pages/page-card'
import { SectionHeader } from '../../../frame/kit/bars/section-header'
import type { SkeletonListProps } from '../../../frame/kit/states/skeleton'
import { useWords } from '../../../frame/words/words'
import { ListedCard } from './listed-card'
import type { PageViewModel } from '../page.part.view-model'
import { pagesWords } from '../pages.words'
import { useContentLinks } from '../use-content-links'
import styles from '../page.module.css'

const isEmpty = ({ channels, wishes = [], activities = [], publishers = [], map }: CardContent, items: number) =>
  items + channels.length + wishes.length + activities.length + publishers.length + (map?.total ?? 0) === 0

interface TitledCardProps {
  readonly card: Exclude<PageCard, { readonly type: 'broken' }>
  readonly viewModel: PageViewModel
  readonly skeleton?: SkeletonListProps['shape'] | undefined
  readonly place?: ((still: boolean) => ReactNode) | undefined
  readonly render: (content: CardContent) => ReactNode
}

/** A card with a title above its content; without content the title is not shown. */
export const TitledCard = observer(function TitledCard({ card, viewModel, skeleton, place, render }: TitledCardProps) {
  const words = useWords(pagesWords)
  const linkTools = useContentLinks()
  const allItemsHref = 'more' in card ? linkTools.href(card.more) : null
  const { value } = viewModel.contentOf(card)
  if (value !== null && isEmpty(value, linkTools.items(value.items).length)) return null
  return (
    <section className={styles.titled}>
      {card.title && (
        <SectionHeader
          title={card.title}
          {...(allItemsHref === null ? {} : { moreLabel: words.more, moreHref: allItemsHref })}
        />
      )}
      <ListedCard card={card} viewModel={viewModel} skeleton={skeleton} place={place}>
        {render}
      </ListedCard>
    </section>
  )
})
