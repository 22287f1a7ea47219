import { ChevronRight, MessageSquareText } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { CardOf } from '../../../../domain/overview/pages/page-card'
import { Icon } from '../../../frame/kit/pictures/icon'
import { Link } from '../../../frame/kit/buttons/link'
import { SearchLink } from '../../../frame/kit/forms/search-bar'
import { SectionHeader } from '../../../frame/kit/bars/section-header'
import { useWords } from '../../../frame/words/words'
import { pagesWords } from '../pages.words'
import styles from './service-cards.module.css'
import { useContentLinks } from '../use-content-links'

/** A search of guides, above links to guides that are needed often. */
export const GuideSearchCard = observer(function GuideSearchCard({ card }: { readonly card: CardOf<'guide-search'> }) {
  const { href, withAddresses } = useContentLinks()
  const to = href(card.target)
  if (to === null) return null
  const guides = withAddresses(card.guides).flatMap(({ value, href: address }) =>
    address === null ? [] : [{ name: value.name, address }],
  )
  return (
    <>
      {card.title && <SectionHeader title={card.title} />}
      <div className={styles.guides}>
        <div className={styles.search}>
          <SearchLink to={to} placeholder={card.placeholder} />
        </div>
        <ul className={styles.often}>
          {guides.map(({ name, address }, index) => (
            <li key={index}>
              <Link to={address} className={styles.guide}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
})

/** A card that links to the form of suggestions. */
export const SuggestionEntryCard = observer(function SuggestionEntryCard({
  card,
}: {
  readonly card: CardOf<'suggestion-entry'>
}) {
  const words = useWords(pagesWords)
  const { href } = useContentLinks()
  const [to, more] = [href(card.target), href(card.more)]
  if (to === null) return null
  return (
    <>
      {card.title && (
        <SectionHeader title={card.title} {...(more === null ? {} : { moreLabel: words.more, moreHref: more })} />
      )}
      <Link to={to} className={styles.suggestion}>
        <span className={styles.sign}>
          <Icon of={MessageSquareText} size={22} />
        </span>
        <span className={styles.text}>{card.text}</span>
        <Icon of={ChevronRight} size={18} className={styles.on} />
      </Link>
    </>
  )
})
