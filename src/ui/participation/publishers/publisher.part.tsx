import { observer } from 'mobx-react-lite'
import { Avatar } from '../../frame/kit/pictures/avatar'
import { Link } from '../../frame/kit/buttons/link'
import { PublisherFollowPart } from '../reactions/publisher-follow.part'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import styles from './publisher.module.css'
import { publishersWords } from './publishers.words'

/** A publisher of contents who can be followed: an organisation or a host. */
export interface PublisherPartProps {
  readonly name: string
  readonly picture: string | null
  readonly intro: string
  readonly followed: boolean
  readonly onFollow: () => void
  /** Whether the picture is the logo of an organisation; a person has a portrait. */
  readonly square?: boolean
}

/** A publisher as one row of a list, with a link to their account. */
export function PublisherRowPart({
  name,
  picture,
  intro,
  followed,
  onFollow,
  square = false,
  href,
}: PublisherPartProps & { readonly href: string }) {
  return (
    <div className={styles.row}>
      <Avatar src={picture} name={name} square={square} />
      <div className={styles.about}>
        <h2 className={styles.rowName}>
          <Link to={href} className={styles.rowLink}>
            {name}
          </Link>
        </h2>
        <p className={styles.rowIntro}>{intro}</p>
      </div>
      <div className={styles.act}>
        <PublisherFollowPart name={name} followed={followed} onToggle={onFollow} />
      </div>
    </div>
  )
}

/** The head of a publisher's account. */
export const PublisherHeadPart = observer(function PublisherHeadPart({
  name,
  picture,
  intro,
  followed,
  onFollow,
  square = false,
  followers,
}: PublisherPartProps & { readonly followers: number }) {
  const words = useWords(publishersWords)
  const format = useFormat()
  return (
    <section className={styles.head}>
      <Avatar src={picture} name={name} size="large" square={square} />
      <div className={styles.about}>
        <h1 className={styles.name}>{name}</h1>
        <p className={styles.followers}>{words.followers(format.count(followers), followers === 1)}</p>
      </div>
      <PublisherFollowPart followed={followed} onToggle={onFollow} isMain />
      {intro !== '' && <p className={styles.intro}>{intro}</p>}
    </section>
  )
})
