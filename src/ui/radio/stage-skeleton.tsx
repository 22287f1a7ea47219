import { Skeleton } from '../kit/skeleton'
import styles from './radio.module.css'

/** In the shape of the stage of a channel. */
export function StageSkeleton() {
  return (
    <div className={styles.skeleton}>
      <span className={styles.face} />
      <Skeleton shape="title" part="half" />
      <Skeleton part="third" />
      <Skeleton part="most" />
    </div>
  )
}
