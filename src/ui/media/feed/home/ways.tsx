import { Link } from '../../../frame/kit/buttons/link'
import { ServerIcon } from '../../../frame/kit/pictures/server-icon'
import styles from './ways.module.css'

export interface HomeWay {
  readonly name: string
  readonly text: string
  /** A class name of the server's icon set. */
  readonly icon: string
  readonly path: string
}

/** Large links to other parts of the product: side by side, below each other in elder mode. */
export function Ways({ label, ways }: { readonly label: string; readonly ways: readonly HomeWay[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.ways}>
        {ways.map(({ name, text, icon, path }) => (
          <li key={path} className={styles.way}>
            <span className={styles.icon}>
              <ServerIcon name={icon} size={24} />
            </span>
            <span>
              <Link to={path} className={styles.name}>
                {name}
              </Link>
              <span className={styles.text}>{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </nav>
  )
}
