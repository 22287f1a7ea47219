import { ChevronRight } from 'lucide-react'
import { baseKinds } from '../../../../domain/civic/maps/city-map'
import { markRadius, pathOf, type MapPicture } from '../../../../domain/civic/maps/map-picture'
import { Icon } from '../../../frame/kit/pictures/icon'
import { Link } from '../../../frame/kit/buttons/link'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import { practiceMapPath } from '../maps.paths'
import '../canvas/tokens.css'
import styles from './venues-picture.module.css'
import { pictureWords } from './venues-picture.words'

/** A drawing of the city with its venues, which links to the map (S138). */
export function VenuesPicture({ picture }: { readonly picture: MapPicture }) {
  const words = useWords(pictureWords)
  const format = useFormat()
  const { width, height, shapes, marks, total, isMore, attribution } = picture
  const count = format.count(total)
  return (
    <div className={styles.frame}>
      <Link to={`${practiceMapPath}?sort=venue`} className={styles.link}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="xMidYMid slice"
          className={styles.drawing}
          aria-hidden
        >
          {baseKinds.flatMap((kind) =>
            shapes
              .filter((shape) => shape.kind === kind)
              .map((shape, index) => <path key={`${kind} ${index}`} d={pathOf(shape)} className={styles[kind]} />),
          )}
          {marks.map(({ x, y, count: many }, index) => (
            <circle key={index} cx={x} cy={y} r={markRadius(many)} className={styles.mark} />
          ))}
        </svg>
        <span className={styles.count}>
          {isMore ? words.moreVenues(count) : words.venues(total, count)}
          <Icon of={ChevronRight} size={16} />
        </span>
      </Link>
      {attribution !== '' && <p className={styles.attribution}>{attribution}</p>}
    </div>
  )
}
