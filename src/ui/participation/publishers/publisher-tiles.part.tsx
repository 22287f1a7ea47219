import { Avatar } from '../../frame/kit/pictures/avatar'
import { Link } from '../../frame/kit/buttons/link'
import styles from './publisher-tiles.module.css'

export interface PublisherTilesProps {
  readonly publishers: readonly { readonly id: string; readonly name: string; readonly picture: string | null }[]
  readonly hrefOf: (id: string) => string
  /** Whether pictures are square, as logos are; those of people are round. */
  readonly square: boolean
}

/** Organisations or people side by side. */
export function PublisherTiles({ publishers, hrefOf, square }: PublisherTilesProps) {
  return (
    <ul className={styles.row}>
      {publishers.map(({ id, name, picture }) => (
        <li key={id} className={styles.tile}>
          <Avatar src={picture} name={name} size="large" square={square} />
          <h3 className={styles.name}>
            <Link to={hrefOf(id)} className={styles.link}>
              {name}
            </Link>
          </h3>
        </li>
      ))}
    </ul>
  )
}
