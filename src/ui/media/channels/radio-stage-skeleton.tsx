import { Skeleton } from '../../frame/kit/states/skeleton'
import styles from './radio.module.css'

/** The placeholder of a channel's stage. */
export function RadioStageSkeleton() {
  return (
    <div className={styles.skeleton}>
      <span className={styles.face} />
      <Skeleton shape="title" part="half" />
      <Skeleton part="third" />
      <Skeleton part="most" />
    </div>
  )
}
