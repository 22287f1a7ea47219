import type { ReactNode } from 'react'
import styles from './live-region.module.css'

/**
 * A lasting live region. Screen readers say what changes in a region that they know; one that comes together with its
 * text is often not said. So it is rendered always, and what it says is conditional.
 */
export function LiveRegion({ children }: { readonly children: ReactNode }) {
  return (
    <div role="status" className={styles.region}>
      {children}
    </div>
  )
}
