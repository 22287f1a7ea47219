import { observer } from 'mobx-react-lite'
import type { CardOf } from '../../../../domain/overview/pages/page-card'
import { Carousel } from '../../../frame/kit/cards/carousel'
import { classNames } from '../../../frame/kit/styles/class-names'
import { Image } from '../../../frame/kit/pictures/image'
import { Link } from '../../../frame/kit/buttons/link'
import { useWords } from '../../../frame/words/words'
import { pagesWords } from '../pages.words'
import styles from './picture-cards.module.css'
import { useContentLinks } from '../use-content-links'

interface PictureCardProps<Type extends 'banner' | 'picture-cube'> {
  readonly card: CardOf<Type>
  readonly first: boolean
}

export const BannerCard = observer(function BannerCard({ card, first }: PictureCardProps<'banner'>) {
  const words = useWords(pagesWords)
  const slides = useContentLinks()
    .withAddresses(card.pictures)
    .map(({ value, href }, index) => ({ id: `${index} ${value.image}`, image: value.image, title: value.title, href }))
  if (slides.length === 0) return null
  return (
    <div className={styles.banner}>
      <Carousel
        label={card.title ?? words.pictures}
        slides={slides}
        ratio={card.ratio}
        first={first}
        hasTitles={slides.some(({ title }) => title !== '')}
      />
    </div>
  )
})

/** One to four pictures in one shape: whole, halves, one large with two beside it, or two rows of two. */
export const PictureCube = observer(function PictureCube({ card, first }: PictureCardProps<'picture-cube'>) {
  const pictures = useContentLinks().withAddresses(card.pictures)
  if (pictures.length === 0) return null
  return (
    <ul className={classNames(styles.cube, styles[`cube${pictures.length}`])}>
      {pictures.map(({ value: { image, title }, href }, index) => {
        const picture = (
          <Image
            src={image}
            alt={title}
            ratio="fill"
            width={pictures.length === 1 ? 'full' : 'half'}
            first={first}
            round="none"
          />
        )
        return (
          <li key={`${index} ${image}`} className={styles.piece}>
            {href === null ? (
              picture
            ) : (
              <Link to={href} className={styles.pieceLink}>
                {picture}
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
})
