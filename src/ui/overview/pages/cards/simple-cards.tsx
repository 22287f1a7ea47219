import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import { TabStorage } from '../../../../application/frame/shared/storage'
import type { CardOf } from '../../../../domain/overview/pages/page-card'
import { QuickEntries } from '../../../media/feed/quick-entries.part'
import { classNames } from '../../../frame/kit/styles/class-names'
import { Image } from '../../../frame/kit/pictures/image'
import { FloatingLink } from '../../../frame/kit/buttons/floating-link'
import { SearchLink } from '../../../frame/kit/forms/search-bar'
import { SectionHeader } from '../../../frame/kit/bars/section-header'
import { useIsHydrated } from '../../../frame/kit/hydration/use-is-hydrated'
import { searchPath } from '../../search/search.paths'
import { useService } from '../../../frame/shell/app-context'
import { useWords } from '../../../frame/words/words'
import { pagesWords } from '../pages.words'
import styles from './simple-cards.module.css'
import { useContentLinks } from '../use-content-links'

export const EntriesCard = observer(function EntriesCard({ card }: { readonly card: CardOf<'entries'> }) {
  const words = useWords(pagesWords)
  const { href } = useContentLinks()
  const entries = card.entries.flatMap(({ name, icon, target }, index) => {
    const to = href(target)
    return to === null ? [] : [{ id: String(index), name, icon, href: to }]
  })
  if (entries.length === 0) return null
  return (
    <div className={styles.entries}>
      <QuickEntries
        label={card.title ?? words.entries}
        entries={entries}
        columns={Math.min(5, Math.max(2, card.columns))}
      />
    </div>
  )
})

export const TitleBarCard = observer(function TitleBarCard({ card }: { readonly card: CardOf<'title-bar'> }) {
  const words = useWords(pagesWords)
  const to = useContentLinks().href(card.target)
  return (
    <div className={styles.titleBar}>
      <SectionHeader title={card.title ?? ''} {...(to === null ? {} : { moreLabel: words.more, moreHref: to })} />
      {card.subtitle && <p className={styles.subtitle}>{card.subtitle}</p>}
    </div>
  )
})

export const SearchBoxCard = observer(function SearchBoxCard({ card }: { readonly card: CardOf<'search-box'> }) {
  const words = useWords(pagesWords)
  const navigator = useService(Navigator)
  if (!navigator.exists(searchPath)) return null
  return (
    <div className={styles.search}>
      <SearchLink to={searchPath} placeholder={card.placeholder || words.search} />
    </div>
  )
})

/** The tallest gap that an editor may set, in pixels. */
const tallest = 400

export function SpaceCard({ card }: { readonly card: CardOf<'space'> }) {
  return (
    <div
      className={classNames(styles.space, card.line && styles.line)}
      style={{ height: Math.min(card.height, tallest) }}
    />
  )
}

/** Storage key of the floating buttons that were closed in this tab. */
const closedKey = 'pages.floating-closed'

/** A button that floats over the page, clear of the footer and of the mini player's usual place. */
export const FloatingButton = observer(function FloatingButton({ card }: { readonly card: CardOf<'floating-button'> }) {
  const words = useWords(pagesWords)
  const to = useContentLinks().href(card.target)
  const storage = useService(TabStorage)
  const isHydrated = useIsHydrated()
  const [isClosed, setClosed] = useState(false)
  // The platform, which renders the first view, does not know which buttons this tab has closed.
  if (to === null || isClosed || (isHydrated && closedIn(storage).includes(card.id))) return null
  const close = () => {
    storage.write(closedKey, [...closedIn(storage), card.id])
    setClosed(true)
  }
  return (
    <FloatingLink
      to={to}
      label={card.label}
      picture={<Image src={card.image} alt="" ratio="fill" width={60} round="circle" />}
      closeLabel={words.closeFloating(card.label)}
      onClose={close}
    />
  )
})

function closedIn(storage: TabStorage): readonly unknown[] {
  const closedIds = storage.read(closedKey)
  return Array.isArray(closedIds) ? closedIds : []
}
