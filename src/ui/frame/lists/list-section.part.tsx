import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { PagedList } from '../../../application/frame/shared/paged-list'
import { SectionHeader } from '../kit/bars/section-header'
import { SkeletonList } from '../kit/states/skeleton'
import styles from './list-section.module.css'
import { PagedListPart } from './paged-list.part'

interface ListSectionProps<Item> {
  readonly title: string
  readonly list: PagedList<Item>
  readonly children: (item: Item) => ReactNode
}

/** A list as a section of a screen about something else; renders nothing while it has no rows. */
export const ListSectionPart = observer(function ListSectionPart<Item>({
  title,
  list,
  children,
}: ListSectionProps<Item>) {
  if (list.isEmpty || list.state === 'idle') return null
  return (
    <section className={styles.section}>
      <SectionHeader title={title} />
      <PagedListPart list={list} isStill empty={null} skeleton={<SkeletonList label={title} shape="rows" count={2} />}>
        {children}
      </PagedListPart>
    </section>
  )
}) as <Item>(props: ListSectionProps<Item>) => ReactNode
