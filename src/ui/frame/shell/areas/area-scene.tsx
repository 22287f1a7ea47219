import '../services/tokens.css'
import type { ServiceFamily } from '../services/service-family'
import { classNames } from '../../kit/styles/class-names'
import styles from './area-scene.module.css'

/** The part of the city that an area is about, as a silhouette in its colour behind the bar of its screens. */
export function AreaScene({ area }: { readonly area: ServiceFamily }) {
  return <span className={classNames(styles.scene, styles[area])} aria-hidden="true" />
}
