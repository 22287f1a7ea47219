import { X } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { aboveBars } from '../bars/bottom-bar'
import { IconButton } from './button'
import styles from './floating-link.module.css'
import { Icon } from '../pictures/icon'
import { Link } from './link'

/** Scroll distance in pixels after which it collapses. */
const scrolledFar = 24

interface FloatingLinkProps {
  readonly to: string
  readonly label: string
  /** A picture or an icon of 44 px. */
  readonly picture: ReactNode
  readonly closeLabel: string
  readonly onClose: () => void
}

/** A link that floats over a screen, with its title and a close button; the title disappears on scrolling. */
export function FloatingLink({ to, label, picture, closeLabel, onClose }: FloatingLinkProps) {
  const [isSmall, setSmall] = useState(false)
  useEffect(() => {
    const from = window.scrollY
    const onScroll = () => Math.abs(window.scrollY - from) > scrolledFar && setSmall(true)
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return (
    <aside ref={aboveBars} aria-label={label} className={styles.place}>
      <div className={styles.pill} data-floats>
        <Link to={to} label={label} className={styles.link}>
          {!isSmall && <span className={styles.label}>{label}</span>}
          <span className={styles.picture}>{picture}</span>
        </Link>
        <IconButton label={closeLabel} icon={<Icon of={X} size={18} />} onClick={onClose} />
      </div>
    </aside>
  )
}
